import type { Rule } from '../../../access/rule'
import { ME, NOW } from '../../../access/rule'

/** The sources of parameters when a statement runs. */
export interface Inputs {
  me: string | null
  now: Date
  args: Record<string, unknown>
}

export type Parameter = (inputs: Inputs) => unknown

/** A statement's parameters while its text is being written. */
export class Parameters {
  readonly list: Parameter[] = []
  private readonly known = new Map<string, string>()

  constructor(
    readonly rules: readonly Rule[],
    /** Viewers of the same kind have the same rules, and so the same statements. */
    readonly kind: string,
  ) {}

  /** A placeholder; the same key is the same parameter. */
  add(key: string, parameter: Parameter, type = ''): string {
    let text = this.known.get(key)
    if (!text) {
      text = `$${this.list.push(parameter)}`
      this.known.set(key, text)
    }
    return text + type
  }

  me = () => this.add('me', ({ me }) => me, '::uuid')
  now = () => this.add('now', ({ now }) => now, '::timestamptz')
  arg = (name: string) => this.add(`arg:${name}`, ({ args }) => args[name])

  /** A value in a condition: the viewer, the present, or a constant. */
  value(value: unknown): string {
    if (value === ME) return this.me()
    if (value === NOW) return this.now()
    return this.add(`value:${typeof value}:${JSON.stringify(value)}`, () => value)
  }

  /** What a statement finds once for all its parts, as written before them. */
  readonly first: string[] = []

  /** The ids that a query finds, once for the whole statement. */
  idsOf(query: string): string {
    const name = `f${this.first.length}`
    this.first.push(`${name} as materialized (select array(${query}) as ids)`)
    return `(select ids from ${name})::uuid[]`
  }

  private aliases = 0
  alias = () => `t${this.aliases++}`
}
