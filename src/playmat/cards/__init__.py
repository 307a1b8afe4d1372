"""The effect language of the card games: what a card does is data, and the data is all there is.

A game brings a `Vocabulary`: its operations, continuous keys and the fields of its cards. From it come
the checking of card files (`reading`), the compact programs (`program`), the one frame that carries
them out (`effect`), the printed text (`text`) and the reference page (`reference`). Decks are read and
written here, too (`decks`, `share`). This room knows no game.
"""
