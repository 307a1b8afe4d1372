### Learning what positions are worth.

train-extra = Learning needs the extra “train”: install playmat[train].
train-no-features = { $game } has no features to learn from. Choose one of: { $known }.
train-few = { $games ->
    [one] One match is
   *[other] { $games } matches are
} too few to learn from. Increase --games.
train-other-run = { $folder } holds a run of another command, or of another version of the rules. Continue with that command, delete the folder, or choose another --out.
train-folder = The folder { $folder } cannot be used: { $why }. Delete it and start again, or choose another --out.
train-played = { $done } of { $games ->
    [one] { $games } match
   *[other] { $games } matches
} played
train-epoch = Pass { $epoch } of { $epochs }: log loss { $learned } on what is learned from, { $held } on matches held out
train-shard = Shard { $shard } is played: { $games ->
    [one] one match
   *[other] { $games } matches
} in { $folder }. When the rounds of all shards are in one such folder, the same command without --shard learns from them.
train-only = Match { $game } (seed { $seed }) is played, and { $positions ->
    [one] one position was
   *[other] { $positions } positions were
} taken from it. Nothing is learned.
train-round-damaged = { $file } is damaged. Delete it and give the same command again; the other rounds are kept.
train-shard-many = There are only { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of matches, too few for { $shards } shards. Use fewer shards.
train-interrupted = Interrupted. The same command resumes from { $folder }.
train-done = { $file } is written. Log loss on { $positions } positions of matches held out: { $coin } for a coin, { $plain } without single cards, { $full } with them.

weights-version = { $file } is not a file of weights of version { $known } (it says { $got }). Train again with this playmat.
weights-form = { $file } is not a valid file of weights: { $why }. Train again, or reinstall playmat.
weights-game = { $file } holds weights for { $got }, not for { $game }. Choose a file that was trained for { $game }.
weights-damaged = { $file } is damaged: its weights do not match its digest. Train again, or reinstall playmat.
weights-large = { $file } holds a weight that is too large to be one. Train again, or reinstall playmat.
weights-missing = { $file } has no weight for “{ $name }”: it was trained for other features. Train again with this playmat.
