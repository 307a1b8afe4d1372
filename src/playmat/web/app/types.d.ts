// Made by tools/client_types.py from docs/schema/protocol.json; do not edit.

export interface Acceptance {
  deck?: string;
  id: string;
  lang?: string;
}

export interface Ack {
  id: string;
  type: "ack";
  version: number;
}

export interface Act {
  answer: string | (number)[];
  id: string;
  seat: number;
  serial: number;
  type: "act";
}

export interface AddressData {
  address: string;
  confirmed: number | null;
  lang: string;
  since: number;
}

export interface AnnouncementInfo {
  id: string;
  lang: string;
  text: string;
  until: number;
}

export interface Ask {
  concede?: boolean;
  hi?: number;
  items: (Item)[];
  kind: "order" | "pick" | "split" | "subset";
  lo?: number;
  must?: (number)[];
  nothing?: string;
  optional?: boolean;
  prompt: Said;
  seat: number;
  serial: number;
  verb?: string;
}

export interface Belonging {
  first?: boolean;
  game: string;
  kind: "deck" | "lesson" | "puzzle";
  what: string;
}

export interface BelongingList {
  belongings: (OwnBelonging)[];
  refused?: (RefusedBelonging)[];
}

export interface BestCard {
  code: string;
  gained: number;
  times: number;
}

export interface Branch {
  chance: number;
  events: (Told)[];
  moves: (BranchMove)[];
  play: Play;
  table: TableInfo;
}

export interface BranchMove {
  seat: number;
  word: string;
}

export interface Bye {
  code: "closed" | "hello" | "limit" | "message" | "restart" | "slow" | "table";
  reason: Said;
  type: "bye";
}

export interface CallInfo {
  name: string;
  round: number;
  rounds: number;
  table: string;
  tournament: string;
  turn: boolean;
  until: number | null;
}

export interface CardDraft {
  card: Record<string, any>;
  game: string;
  lang?: string;
}

export interface CardField {
  default: any;
  high: number;
  kind: "flag" | "number" | "text" | "word" | "words";
  low: number;
  name: string;
  required: boolean;
  title: string;
  words: (WordInfo)[];
}

export interface CardFinding {
  error: boolean;
  kind: string;
  what: Said;
}

export interface CardFindings {
  few: boolean;
  findings: (CardFinding)[];
  matches: number;
}

export interface CardForms {
  game: string;
  most_cards?: number;
  most_sets?: number;
  types: (CardType)[];
}

export interface CardInfo {
  code: string;
  data: Record<string, any>;
  lines: (Said)[];
  name: string;
  picture: string;
}

export interface CardList {
  cards: (CardInfo)[];
}

export interface CardType {
  fields: (CardField)[];
  named: boolean;
  sentences: boolean;
  title: string;
  word: string;
}

export interface ChallengeData {
  at: number;
  declined: boolean;
  mine: boolean;
  table: string;
  until: number;
}

export interface ChallengeInfo {
  clock: Clock;
  game: string;
  mine: boolean;
  rated: boolean;
  state: "begun" | "declined" | "expired" | "waiting" | "withdrawn";
  table: string;
  until: number;
  who: string;
}

export interface Change {
  now: number | null;
  path: string;
  was: number | null;
}

export interface Chat {
  id: string;
  phrase: string;
  thing?: string;
  type: "chat";
}

export interface ChatPhrase {
  phrase: string;
  text: string;
}

export interface ClauseInfo {
  id: string;
  lang: string;
  rulesets: (string)[];
  section: (string)[];
  sources: (string)[];
  text: string;
}

export interface ClauseList {
  clauses: (ClauseInfo)[];
  game: string;
}

export interface Clock {
  days?: number;
  kind?: "days" | "none" | "relaxed" | "tournament";
}

export interface ClockNow {
  left: number;
  running: boolean;
  seat: number;
}

export interface Consent {
  agree: boolean;
  id: string;
  type: "consent";
}

export interface Credentials {
  lang?: string;
  name: string;
  password: string;
}

export interface Daily {
  account: boolean;
  commitment: string;
  day: string;
  ends: number;
  game: string;
  places: (DailyPlace)[];
  revealed: string;
  seats: (DailySeat)[];
  table: string;
}

export interface DailyPlace {
  name: string;
  outcome: "drawn" | "lost" | "none" | "won";
  place: number;
  table: string;
  turns: number;
  you: boolean;
}

export interface DailySeat {
  deck: string;
  level: string;
  title: string;
  you: boolean;
}

export interface DailyTry {
  lang?: string;
}

export interface Dealt {
  data: string;
  id: string;
  rules: string;
  serial: number;
  state: (number)[];
  type: "dealt";
}

export interface DecisionAt {
  lang?: string;
  n: number;
  record?: string;
  seat?: number;
  table?: string;
}

export interface DecisionInfo {
  answers: number;
  chosen: string;
  n: number;
  turn: number;
}

export interface DecisionList {
  deals: number;
  decisions: (DecisionInfo)[];
  player: string;
  seat: number;
}

export interface DecisionReview {
  lost: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
  n: number;
  ways: (WayInfo)[];
}

export interface DeckEntry {
  code: string;
  count: number;
  name: string;
}

export interface DeckInfo {
  id: string;
  mistakes: (Said)[];
  name: string;
  sections: (DeckSection)[];
  share: string;
  text: string;
}

export interface DeckList {
  decks: (DeckInfo)[];
}

export interface DeckSection {
  cards: (DeckEntry)[];
  title: string;
  word: string;
}

export interface DeckSuggestions {
  decks: number;
  exchanges: (Suggestion)[];
  games: number;
  report: string;
}

export interface DeckText {
  deck: string;
  format?: string;
  lang?: string;
}

export interface Delay {
  answers?: number;
  minutes?: number;
}

export interface Describe {
  answer: string | (number)[];
  id: string;
  seat: number;
  serial: number;
  type: "describe";
}

export interface DevStart {
  name: string;
  text: string;
}

export interface DevStep {
  answer?: string | null;
  chance?: string | number | null;
  seat?: number | null;
}

export interface DevTable {
  events: (Told)[];
  hash: string;
  outcomes: (string)[] | null;
  play: Play;
  steps: (DevStep)[];
  table: TableInfo;
  text: string;
  unmet: (string)[];
}

export interface DevWish {
  answer?: string | (number)[] | null;
  forced?: boolean;
  lang?: string;
  seat?: number;
  steps?: (DevStep)[] | null;
  text: string;
}

export interface DeviceInfo {
  created: number;
  here: boolean;
  id: string;
  seen: number;
}

export interface DeviceList {
  devices: (DeviceInfo)[];
}

export interface DraftInfo {
  data: Record<string, any>;
  end: number;
  lang: string;
  lines: Record<string, (string)[]>;
  mistakes: (MistakeInfo)[];
  next: (string)[];
  start: number;
  state: "blank" | "read" | "several" | "stopped" | "unfinished";
  told: (ToldInfo)[];
  ways: (string)[];
  why: Said | null;
}

export interface Draw {
  id: string;
  type: "draw";
}

export interface DrawNow {
  asked_by?: number | null;
  overlong?: boolean;
  verdict?: "ask" | "free" | "never";
  waits_for?: (number)[];
}

export interface Drop {
  lang?: string;
  number?: number;
}

export interface DropReport {
  id: string;
}

export interface DropSet {
  id: string;
  lang?: string;
}

export interface Echo {
  n: number;
  type: "echo";
}

export interface EndTournament {
  lang?: string;
}

export interface Ending {
  cause: string;
  clause: string;
  facts: Record<string, string | number | boolean>;
  lines: (string)[];
  winners: (number)[];
}

export interface EntrantInfo {
  deck: string;
  dropped: boolean;
  name: string;
  number: number;
  you: boolean;
}

export interface Entry {
  deck?: string;
  lang?: string;
}

export interface EntryData {
  deck: string;
  name: string;
  number: number;
  tournament: string;
}

export interface ExamineCard {
  card: string;
  data: Record<string, any>;
  game: string;
  lang?: string;
}

export interface ExpansionInfo {
  code: string;
  name: string;
}

export interface Farewell {
  lang?: string;
  password?: string;
}

export interface Fill {
  id: string;
  level: string;
  type: "fill";
}

export interface FirstTurnInfo {
  deals: number;
  playable: number;
}

export interface GameInfo {
  expansions: (ExpansionInfo)[];
  formats: (string)[];
  guide: boolean;
  id: string;
  levels: (string)[];
  max_seats: number;
  min_seats: number;
  options: (OptionInfo)[];
  roles: (RoleInfo)[];
  rulesets: (string)[];
  team: boolean;
  title: string;
}

export interface GameList {
  games: (GameInfo)[];
  phrases: (ChatPhrase)[];
}

export interface GuestLink {
  link: string;
  opened: boolean;
  outside: boolean;
  reached: "elsewhere" | "here" | "silent";
}

export interface GuideInfo {
  level: string;
  seats: number;
  tips: (Tip)[];
}

export interface Hello {
  apart?: boolean;
  keys?: (string)[];
  lang?: "en" | "it" | "ja";
  only?: number | null;
  since?: number | null;
  type: "hello";
  watch?: boolean;
}

export interface Hint {
  id: string;
  seat: number;
  type: "hint";
}

export interface Hold {
  id: string;
  on: boolean;
  seat: number;
  type: "hold";
}

export interface Ignore {
  how: "block" | "mute" | "none";
  lang?: string;
  whom: Whom;
}

export interface IgnoredData {
  how: string;
  name: string;
  since: number;
}

export interface IgnoredList {
  people: (IgnoredPerson)[];
}

export interface IgnoredPerson {
  how: "block" | "mute";
  id: string;
  name: string;
  since: number;
}

export interface Invitation {
  able: boolean;
  links?: (GuestLink)[];
  open?: boolean;
  outside?: string;
  tunnel?: string;
}

export interface Invite {
  lang?: string;
  open: boolean;
  outside?: string;
}

export interface Item {
  cap?: number;
  clause?: string;
  text: string;
  touches?: (string)[];
  word: string;
}

export interface Join {
  deck?: string;
  id: string;
  lang?: string;
  seat?: number | null;
}

export interface KeepBelongings {
  belongings: (Belonging)[];
  lang?: string;
  replaces?: string;
}

export interface LabInfo {
  failed?: Said | null;
  lost?: (LostReport)[];
  may_start: boolean;
  missing?: Said | null;
  reports: (ReportInfo)[];
  run?: ReportRun | null;
  stopped?: boolean;
}

export interface Learned {
  game: string;
  lessons: number;
  of_lessons: number;
  of_puzzles: number;
  puzzles: number;
}

export interface Leave {
  id: string;
  type: "leave";
}

export interface LedgerSide {
  decisions: number;
  errors: number;
  luck: number;
}

export interface Lesson {
  events: (Told)[];
  name: string;
  next: string;
  steps: (LessonStep)[];
  table: TableInfo;
  title: string;
}

export interface LessonInfo {
  name: string;
  steps: number;
  title: string;
}

export interface LessonList {
  lessons: (LessonInfo)[];
}

export interface LessonStep {
  play: Play;
  right: (RightAnswer)[];
  say: string;
}

export interface LimitData {
  most: number;
  what: string;
}

export interface LobbyInfo {
  account: boolean;
  challenges: (ChallengeInfo)[];
  hidden: boolean;
  people: (string)[];
}

export interface LostReport {
  id: string;
  made: number;
}

export interface LuckLedger {
  other: LedgerSide;
  own: LedgerSide;
  rest: number;
  result: number;
  start: number;
}

export interface MailInfo {
  address?: string;
  confirmed?: boolean;
  on: boolean;
}

export interface MatchDecisions {
  lang?: string;
  record?: string;
  seat?: number;
  table?: string;
}

export interface MatchLedger {
  account: LuckLedger | null;
  card: BestCard | null;
}

export interface MeetingInfo {
  board: number;
  corrected: boolean;
  first: number;
  outcome: "" | "bye" | "draw" | "first" | "neither" | "second";
  second: number;
  table: string;
  turns: number;
}

export interface MistakeInfo {
  card?: string;
  field: string;
  why: Said;
}

export interface Moment {
  events?: (Told)[];
  n: number;
  play: Play;
  seat?: number | null;
  word?: string;
}

export interface NewAddress {
  address: string;
  lang?: string;
}

export interface NewChallenge {
  clock?: Clock;
  deck?: string;
  game: string;
  id: string;
  lang?: string;
  rated?: boolean;
  to: string;
}

export interface NewPassword {
  lang?: string;
  new: string;
  old: string;
}

export interface NewReport {
  id: string;
  lang?: string;
  reason: "name" | "other" | "play" | "talk";
  whom: Whom;
  words?: string;
}

export interface NewSeat {
  deck?: string;
  kind: "computer" | "me" | "open";
  level?: string;
  role?: string;
}

export interface NewTable {
  clock?: Clock;
  delay?: Delay;
  game: string;
  hints?: boolean;
  id: string;
  lang?: string;
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  rated?: boolean;
  ruleset?: string;
  seats: (NewSeat)[];
  set?: string;
  start?: Start | null;
  watch?: boolean;
}

export interface NewTournament {
  clock?: Clock;
  game: string;
  id: string;
  kind?: "robin" | "score" | "swiss";
  lang?: string;
  name: string;
  rated?: boolean;
  rounds?: number;
  ruleset?: string;
}

export interface News {
  announcements: (AnnouncementInfo)[];
  at: number;
  calls: (CallInfo)[];
}

export interface NextRound {
  after: number;
  lang?: string;
}

export interface Notice {
  back_to?: number | null;
  kind: string;
  phrase?: string;
  said: Said;
  seat?: number | null;
  thing?: string;
}

export interface Online {
  seats: (number)[];
  type: "online";
  watchers: number;
  you?: (number)[] | null;
}

export interface OpenCurve {
  points: (StoryPoint)[];
}

export interface OpponentRating {
  options: Record<string, string | number | boolean>;
  players: number;
  rating: number;
}

export interface OptionInfo {
  clause: string;
  name: string;
  title: string;
  titles: (string)[];
  values: (string | number | boolean)[];
}

export interface OwnAnswers {
  answer?: string | (number)[] | null;
  deal?: number;
  lang?: string;
  moves?: (BranchMove)[];
}

export interface OwnBelonging {
  at: number;
  first?: boolean;
  game: string;
  kind: "deck" | "lesson" | "puzzle";
  name?: string;
  what: string;
}

export interface OwnTurnNow {
  done: boolean;
  events: (Told)[];
  moves: (BranchMove)[];
  play: Play;
  table: TableInfo;
}

export interface PairInfo {
  seen: boolean;
  with_card: number;
  without: number;
}

export interface Pairing {
  clock?: Clock;
  deck?: string;
  game: string;
  id: string;
  lang?: string;
  rated?: boolean;
  within?: number;
}

export interface Person {
  guest: boolean;
  name: string;
}

export interface PersonalData {
  addresses?: (AddressData)[];
  belongings?: (OwnBelonging)[];
  challenges?: (ChallengeData)[];
  days?: (TryData)[];
  devices: (DeviceInfo)[];
  ignored?: (IgnoredData)[];
  limits?: (LimitData)[];
  person: Person;
  ratings?: (Rating)[];
  reports?: (ReportData)[];
  sets?: (SetData)[];
  tables: (TableInfo)[];
  tournaments?: (EntryData)[];
}

export interface Ping {
  type: "ping";
}

export interface Play {
  asks?: (Ask)[];
  at: number;
  clocks?: (ClockNow)[];
  draw?: DrawNow | null;
  ending?: Ending | null;
  holds?: (number)[];
  needed?: (number)[];
  sides?: (Record<string, any>)[];
  thinking?: (number)[];
  undo?: UndoNow | null;
  view: Record<string, any>;
  viewer: number;
}

export interface Pong {
  at: number;
  n?: number;
  type: "pong";
}

export interface Position {
  id: string;
  seat: number;
  type: "position";
}

export interface Profile {
  learned?: (Learned)[];
  name: string;
  ratings: (Rating)[];
  tables: (TableInfo)[];
  you: boolean;
}

export interface ProveCard {
  card: string;
  data: Record<string, any>;
  first?: number;
  game: string;
  lang?: string;
}

export interface Proved {
  pairs: (PairInfo)[];
}

export interface PuzzleInfo {
  goal: string;
  grade: number;
  grades: number;
  name: string;
  number: number;
  rating: number;
  steps: number;
}

export interface PuzzleList {
  puzzles: (PuzzleInfo)[];
}

export interface Rating {
  clock: string;
  deviation: number;
  game: string;
  history?: (RatingPoint)[];
  matches: number;
  name?: string;
  provisional: boolean;
  rating: number;
}

export interface RatingList {
  levels: Record<string, number>;
  opponents?: (OpponentRating)[];
  ratings: (Rating)[];
}

export interface RatingPoint {
  at: number;
  rating: number;
  table?: string;
}

export interface Receipt {
  id: string;
}

export interface RecordReplay {
  count?: number;
  first?: number;
  lang?: string;
  record: string;
  viewer?: number;
}

export interface Refused {
  code: "busy" | "illegal" | "limit" | "over" | "seat" | "stale" | "table" | "undo" | "unreadable";
  id: string;
  reason: Said;
  type: "refused";
  version: number;
}

export interface RefusedBelonging {
  game: string;
  kind: "deck" | "lesson" | "puzzle";
  what: string;
  why: Said;
}

export interface Rematch {
  id: string;
  type: "rematch";
}

export interface Rename {
  lang?: string;
  name: string;
}

export interface Replay {
  moments: (Moment)[];
  notices: (Notice)[];
  stops: (number)[];
  table: TableInfo;
  total: number;
  turns: (Turn)[];
}

export interface Reply {
  changes?: (Change)[];
  id: string;
  lines?: (Said)[];
  notation?: string;
  success?: number | null;
  type: "reply";
}

export interface Report {
  command: string;
  errors: number;
  info: ReportInfo;
  tables: (ReportTable)[];
}

export interface ReportData {
  about: string;
  at: number;
  reason: string;
  table: string | null;
  words: string;
}

export interface ReportInfo {
  current: boolean;
  decks: (string)[];
  game: string;
  games: number;
  house: boolean;
  id: string;
  made: string;
  players: (string)[];
  ruleset: string;
  seed: number;
}

export interface ReportRun {
  done: number;
  game: string;
  games: number;
}

export interface ReportTable {
  columns: (string)[];
  name: string;
  rows: ((string | number | number | boolean | null)[])[];
}

export interface Resign {
  id: string;
  type: "resign";
}

export interface RightAnswer {
  answer: (number)[];
  events: (Told)[];
  to: number;
  word: string;
}

export interface RoleInfo {
  role: string;
  title: string;
}

export interface RoundInfo {
  at: number;
  commitment: string;
  meetings: (MeetingInfo)[];
  revealed: string;
  round: number;
}

export interface RoundResult {
  board: number;
  lang?: string;
  outcome: "draw" | "first" | "neither" | "second";
  round: number;
}

export interface Said {
  clause?: string;
  key?: string;
  text: string;
}

export interface SaveSet {
  data?: Record<string, any>;
  game: string;
  id?: string;
  lang?: string;
  text?: string;
}

export interface SeatInfo {
  again?: boolean;
  kind: "computer" | "open" | "person";
  level?: string;
  name?: string;
  provisional?: boolean;
  rating?: number;
  role?: string;
  seat: number;
  shows?: boolean;
  title?: string;
  you?: boolean;
}

export interface SeatKey {
  key: string;
  seat: number;
}

export interface Seated {
  keys: (SeatKey)[];
  link: string;
  table: TableInfo;
}

export interface SetData {
  game: string;
  id: string;
  name: string;
  text: string;
  updated: number;
}

export interface SetInfo {
  cards: number;
  code: string;
  game: string;
  hash: string;
  id: string;
  mine: boolean;
  name: string;
  updated: number;
}

export interface SetList {
  sets: (SetInfo)[];
}

export interface Show {
  agree: boolean;
  id: string;
  type: "show";
}

export interface SignOut {
  device?: string;
  lang?: string;
}

export interface StandingInfo {
  breaks: (number)[];
  byes: number;
  drawn: number;
  lost: number;
  number: number;
  place: number;
  points: number;
  won: number;
}

export interface Start {
  at?: number | null;
  guide?: boolean;
  record?: string;
  table?: string;
}

export interface StartReport {
  decks: (string)[];
  game: string;
  games: number;
  player: string;
  ruleset: string;
}

export interface State {
  events: (Told)[];
  notices: (Notice)[];
  online: (number)[];
  play: Play | null;
  protocol: number;
  server: string;
  table: TableInfo;
  type: "state";
  version: number;
  watchers: number;
  you: (number)[];
}

export interface Story {
  decisions: number;
  points: (StoryPoint)[];
  seat: number;
  table: TableInfo;
  turning: (TurningPoint)[];
  turns: number;
}

export interface StoryPoint {
  chance: number;
  n: number;
  turn: number;
}

export interface Suggestion {
  gains: number;
  into: string;
  loses: number;
  out: string;
}

export interface TableInfo {
  clock: Clock;
  commitment?: string;
  created: number;
  data?: string;
  day?: string;
  delay?: Delay;
  game: string;
  hints?: boolean;
  id: string;
  mine?: boolean;
  next?: string;
  options: Record<string, string | number | boolean>;
  own?: string;
  previous?: string;
  public?: boolean;
  rated?: boolean;
  revealed?: string;
  ruleset: string;
  seats: (SeatInfo)[];
  start?: number;
  status: "broken" | "closed" | "finished" | "open" | "running";
  tournament?: string;
  turn?: boolean;
  updated: number;
  version: number;
  watch?: boolean;
  winners?: (number)[] | null;
}

export interface TableList {
  tables: (TableInfo)[];
}

export interface TheseBelongings {
  belongings: (Belonging)[];
  lang?: string;
}

export interface Tip {
  at?: (string)[];
  event?: string;
  mine?: boolean | null;
  name: string;
  question?: string;
}

export interface Told {
  args?: Record<string, string | number>;
  n: number;
  said?: Said | null;
  seat?: number;
}

export interface ToldInfo {
  depth: number;
  does: string;
  text: string;
}

export interface TournamentInfo {
  about: TournamentLine;
  account: boolean;
  deck: boolean;
  entries: boolean;
  mine: boolean;
  number: number;
  people: (EntrantInfo)[];
  rounds: (RoundInfo)[];
  standings: (StandingInfo)[];
  table: string;
  waiting: number;
}

export interface TournamentLine {
  clock: Clock;
  created: number;
  entered: boolean;
  entrants: number;
  game: string;
  id: string;
  kind: "robin" | "score" | "swiss";
  name: string;
  organiser: string;
  rated: boolean;
  round: number;
  rounds: number;
  ruleset: string;
  status: "finished" | "open" | "running";
}

export interface TournamentList {
  tournaments: (TournamentLine)[];
}

export interface TryCard {
  card: string;
  data: Record<string, any>;
  game: string;
  id: string;
  lang?: string;
}

export interface TryData {
  day: string;
  game: string;
  outcome: number | null;
  table: string;
  turns: number | null;
}

export interface Turn {
  moment: number;
  said: Said;
  turning?: boolean;
}

export interface TurningPoint {
  after: number;
  before: number;
  chosen: string;
  n: number;
  other?: string;
  turn: number;
}

export interface Undo {
  id: string;
  type: "undo";
}

export interface UndoNow {
  asked_by?: number | null;
  verdict?: "ask" | "free" | "never";
  waits_for?: (number)[];
}

export interface Update {
  events?: (Told)[];
  notice?: Notice | null;
  play?: Play | null;
  table?: TableInfo | null;
  type: "update";
  version: number;
}

export interface Visibility {
  hidden: boolean;
  lang?: string;
}

export interface WayInfo {
  chance: number;
  chosen?: boolean;
  follows?: (string)[];
  text: string;
  word: string;
}

export interface WhatIf {
  answer?: string | (number)[] | null;
  deal?: number;
  lang?: string;
  moves?: (BranchMove)[];
  n: number;
  record?: string;
  seat?: number;
  table?: string;
}

export interface WholeSet {
  data: Record<string, any>;
  info: SetInfo;
  mistakes: (MistakeInfo)[];
}

export interface Whom {
  id?: string;
  name?: string;
  seat?: number | null;
  table?: string;
}

export interface Why {
  id: string;
  seat: number;
  texts: (string)[];
  type: "why";
}

export interface WordInfo {
  title: string;
  word: string;
}
