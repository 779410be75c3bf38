/** The kinds of field a table is declared from, and who may see them. */
import type { Id } from '../rules/ids.ts'
import type { Pile } from './pile.ts'
import type { Stream } from './stream.ts'

/**
 * Who sees a field. Nothing is seen unless said so: `hidden` is what a field is without a word about it.
 * `count` shows how many cards a pile holds and nothing else; `owner` shows it to the seat whose number is the
 * index of the outermost list around it; a function decides case by case.
 */
export type Sight = 'hidden' | 'open' | 'count' | 'owner' | SightRule

/** Whether `seat` may see a field of the record number `owner` (0 outside lists) of this table. */
// The table's own type is not known where fields are declared; a game narrows it in its own helper.
export type SightRule = (table: never, seat: number, owner: number) => boolean

/**
 * In which layer of a pile a place lies, for `seat`, counted from the bottom, 0: a re-deal moves cards only within their layer. `NONE`
 * means that the seat knows which card lies there: one that was put on top for all to see, say.
 */
export type StratumRule = (table: never, seat: number, place: number, owner: number) => number

/** What can be read off a thing that lies face down: the number of its back, say. */
export type Shows = (thing: number, table: never) => number

interface FieldBase {
  /** Undefined: as the list around it, and hidden at the top. */
  readonly sight?: Sight | undefined
}
/** One integer. */
interface IntField extends FieldBase {
  readonly kind: 'int'
}
/** One integer that names a thing of a kind, or is `NONE`. */
interface SlotField<K extends string = string> extends FieldBase {
  readonly kind: 'slot'
  readonly of: K
  readonly shows?: Shows | undefined
  /** Whether it only says which thing is meant, while the thing itself lies elsewhere. */
  readonly isPointer?: boolean | undefined
}
/** A row of integers of fixed length. */
interface IntsField extends FieldBase {
  readonly kind: 'ints'
  readonly length: number
}
/** An ordered pile of things. */
interface PileField<K extends string | undefined = string | undefined> extends FieldBase {
  readonly kind: 'pile'
  readonly capacity: number
  readonly of: K
  /**
   * Whether everybody can work out what lies in it, so that a re-deal may only change its order; a word for what is known only of
   * all such piles of a record together.
   */
  readonly isKnown?: boolean | string | undefined
  /** When everybody sees its top card, though not what lies below. */
  readonly topSeen?: SightRule | undefined
  /** What is known of where its cards lie, though nobody sees them. */
  readonly strata?: StratumRule | undefined
}
/** A random stream. */
interface StreamField extends FieldBase {
  readonly kind: 'stream'
}
/** A fixed number of records of the same fields. */
interface ListField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'list'
  readonly length: number
  readonly fields: F
}
/** Any field. */
export type Field = IntField | SlotField | IntsField | PileField | StreamField | ListField
/** Fields by name: the declaration of a table or of a record in it. */
export interface Fields {
  readonly [name: string]: Field
}

/** What a field reads as. */
type ValueOf<F extends Field> = F extends { kind: 'int' }
  ? number
  : F extends SlotField<infer K>
    ? Id<K>
    : F extends IntsField
      ? Int32Array
      : F extends PileField<infer K>
        ? Pile<K extends string ? Id<K> : number>
        : F extends StreamField
          ? Stream
          : F extends ListField<infer R>
            ? readonly RecordOf<R>[]
            : never

type Writable = { kind: 'int' | 'slot' }
/** What a record of fields reads as: numbers can be written, the rest is written through its own methods. */
export type RecordOf<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends Writable ? K : never]: ValueOf<F[K]>
} & { readonly [K in keyof F as F[K] extends Writable ? never : K]: ValueOf<F[K]> }

/** An empty slot, or a parameter that a choice or event does without. */
export const NONE = -1

/** One integer, 0 at the start. */
export const int: IntField = { kind: 'int' }

/** A random stream of the table's seed. */
export const stream: StreamField = { kind: 'stream' }

/**
 * A place for one thing of a kind, `NONE` at the start. `shows` tells what may be read off a thing that lies
 * there face down (the number of its back, say): a re-dealt table keeps that.
 */
export function slot<const K extends string>(of: K, options: { shows?: Shows } = {}): SlotField<K> {
  return { kind: 'slot', of, shows: options.shows }
}

/**
 * Says which thing of a kind is meant (the card being played), `NONE` at the start. It is no place: the thing itself lies
 * elsewhere, or in the box. It must be open, as what is re-dealt elsewhere would no longer be what it means.
 */
export function pointer<const K extends string>(of: K): SlotField<K> {
  return { kind: 'slot', of, isPointer: true }
}

/** A row of `length` integers, each 0 at the start; read and written as an `Int32Array`. */
export function ints(length: number): IntsField {
  return { kind: 'ints', length }
}

/** A pile that holds up to `capacity` things, all of one kind (`of`) where they are pieces of the game. */
export function pile(capacity: number): PileField<undefined>
export function pile<const K extends string>(capacity: number, of: K): PileField<K>
export function pile(capacity: number, of?: string): PileField {
  return { kind: 'pile', capacity, of }
}

/** `length` records of the same fields. */
export function list<const F extends Fields>(length: number, fields: F): ListField<F> {
  return { kind: 'list', length, fields }
}

/** Everybody sees it. On a list: every field in it that does not say otherwise. */
export function open<F extends Field>(field: F): F {
  return { ...field, sight: 'open' }
}

/** Everybody sees how many cards it holds, nobody sees which. */
export function counted<F extends PileField>(field: F): F {
  return { ...field, sight: 'count' }
}

/**
 * Everybody can work out what lies in it, if not in which order: a re-deal shuffles it by itself. With a word it is shuffled together with the
 * other piles of its record that have the same: a hand and the deck it was drawn from.
 */
export function known<F extends PileField>(field: F, together?: string): F {
  return { ...field, isKnown: together ?? true }
}

/** The top card lies open while the rule holds; what lies below is seen as the pile says. */
export function topSeenIf<F extends PileField>(rule: SightRule, field: F): F {
  return { ...field, topSeen: rule }
}

/** A pile of layers, of which it is known what each was made of, or in which some cards are known by their place. */
export function layered<F extends PileField>(rule: StratumRule, field: F): F {
  return { ...field, strata: rule }
}

/** Only the seat sees it whose number is the index of the outermost list around it; of a pile others see the size. */
export function owned<F extends Field>(field: F): F {
  return { ...field, sight: 'owner' }
}

/** Nobody sees it; for fields of a list that is otherwise open. */
export function hidden<F extends Field>(field: F): F {
  return { ...field, sight: 'hidden' }
}

/** Whoever the rule says sees it; of a pile the others see the size. */
export function seenIf<F extends Field>(rule: SightRule, field: F): F {
  return { ...field, sight: rule }
}
