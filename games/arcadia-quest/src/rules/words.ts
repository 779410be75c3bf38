/** What the rules offer and refuse, and the list it goes into: constants of a module of its own are looked up at once. */
import { rules } from './rulebook.ts'

export const { choices, reasons } = rules
export type Out = Parameters<Parameters<typeof rules.ask>[0]['choices']>[1]
