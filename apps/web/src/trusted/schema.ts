/**
 * Stands for zod in the page: what is played there was checked when the page was built, so a schema only has to fill in what
 * entries leave out. `test/trusted-schema.test.ts` holds it against zod, with all that the games say.
 */

interface Payload {
  value: unknown
  readonly issues: unknown[]
}

type Parse = (payload: Payload, context: unknown) => Payload

interface Internals {
  readonly def: unknown
  parse: Parse
  readonly run: Parse
}

/** What a value becomes; `context` is handed down to the schemas of its parts. */
type Fill = (value: unknown, context: unknown) => unknown

const asItIs: Parse = (payload) => payload

class Schema {
  readonly _zod: Internals

  constructor(fill?: Fill, def?: unknown) {
    const parse: Parse = fill ? ({ value }, context) => ({ value: fill(value, context), issues: [] }) : asItIs
    this._zod = { def, parse, run: (payload, context) => this._zod.parse(payload, context) }
  }

  /** Classes that are derived in zod's own way begin with the one they derive from. */
  static init(): void {
    // There is nothing to prepare.
  }

  optional(): Schema {
    return new Optional(this)
  }

  default(value: unknown): Schema {
    return new Default(this, value)
  }

  prefault(value: unknown): Schema {
    return new Prefault(this, value)
  }

  /** Only asked for the checks that were made before. */
  safeParse(): { readonly success: boolean } {
    return { success: false }
  }

  // What restricts or describes a value does not change it.
  readonly describe = (): this => this
  readonly meta = (): this => this
  readonly min = (): this => this
  readonly max = (): this => this
  readonly length = (): this => this
  readonly regex = (): this => this
  readonly refine = (): this => this
  readonly superRefine = (): this => this
}

const filled = (schema: Schema, value: unknown, context: unknown): unknown =>
  schema._zod.run({ value, issues: [] }, context).value

/** A schema around another. */
class Wrapper extends Schema {
  private readonly inner: Schema

  constructor(inner: Schema, fill: Fill) {
    super(fill)
    this.inner = inner
  }

  unwrap(): Schema {
    return this.inner
  }
}

class Optional extends Wrapper {
  constructor(inner: Schema) {
    super(inner, (value, context) => (value === undefined ? value : filled(inner, value, context)))
  }
}

class Default extends Wrapper {
  constructor(inner: Schema, instead: unknown) {
    super(inner, (value, context) =>
      value === undefined ? structuredClone(instead) : filled(inner, value, context),
    )
  }
}

class Prefault extends Wrapper {
  constructor(inner: Schema, instead: unknown) {
    super(inner, (value, context) =>
      filled(inner, value === undefined ? structuredClone(instead) : value, context),
    )
  }
}

class List extends Schema {
  readonly element: Schema

  constructor(element: Schema) {
    super((value, context) => (value as unknown[]).map((one) => filled(element, one, context)))
    this.element = element
  }
}

class Enum extends Schema {
  readonly options: readonly string[]

  constructor(options: readonly string[]) {
    super()
    this.options = options
  }

  extract(options: readonly string[]): Enum {
    return new Enum(options)
  }
}

class Text extends Schema {}
class Truth extends Schema {}
class Literal extends Schema {
  readonly values: ReadonlySet<unknown>

  constructor(value: unknown) {
    super()
    this.values = new Set([value])
  }
}
/** Of plain values: of records, nobody could say which. */
class Union extends Schema {
  readonly options: readonly Schema[]

  constructor(options: readonly Schema[]) {
    super()
    this.options = options
  }
}
/** Not needed by any game so far, and so never made. */
class Other extends Schema {}

type Shape = Readonly<Record<string, Schema>>
type Entries = Readonly<Record<string, unknown>>

class Fields extends Schema {
  readonly shape: Shape

  constructor(shape: Shape) {
    super((value, context) => fillFields(shape, value as Entries, context))
    this.shape = shape
  }
}

/** In the order in which the fields were declared, as zod does. */
function fillFields(shape: Shape, value: Entries, context: unknown): Entries {
  const names = Object.keys(shape)
  const known = names.flatMap((name) => {
    const part = filled(shape[name], value[name], context)
    return part === undefined && !(name in value) ? [] : [[name, part] as const]
  })
  const others = Object.entries(value).filter(([name]) => !(name in shape))
  return Object.fromEntries([...known, ...others])
}

const record = (_: Schema, part: Schema): Schema =>
  new Schema((value, context) =>
    Object.fromEntries(
      Object.entries(value as Entries).map(([name, one]) => [name, filled(part, one, context)]),
    ),
  )

/** A class of schemas with a way of its own to read a value, which `begin` sets. */
function $constructor(_: string, begin: (made: Schema, def: unknown) => void): typeof Schema {
  return class extends Schema {
    constructor(def: unknown) {
      super(undefined, def)
      begin(this, def)
    }
  }
}

export const z = {
  array: (element: Schema) => new List(element),
  boolean: () => new Truth(),
  enum: (options: readonly string[]) => new Enum(options),
  int: () => new Schema(),
  lazy: (schema: () => Schema) => new Schema((value, context) => filled(schema(), value, context)),
  literal: (value: unknown) => new Literal(value),
  partialRecord: record,
  record,
  strictObject: (shape: Shape) => new Fields(shape),
  string: () => new Text(),
  tuple: () => new Schema(),
  union: (options: readonly Schema[]) => new Union(options),
  core: { $constructor },
  ZodArray: List,
  ZodBoolean: Truth,
  ZodDefault: Default,
  ZodEnum: Enum,
  ZodLiteral: Literal,
  ZodNullable: Other,
  ZodObject: Fields,
  ZodOptional: Optional,
  ZodPrefault: Prefault,
  ZodReadonly: Other,
  ZodString: Text,
  ZodType: Schema,
  ZodUnion: Union,
}
