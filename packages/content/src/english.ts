import type { BaseText } from './game-text.ts'

/** English phrases for the shared combinators, lists and sentences; a translation writes its own into its text file. */
export const english: BaseText = {
  effects: {
    choose: 'choose one: {choose}',
    pay: '{pay} to {do}',
    if: 'if {if}, {do}[; otherwise {else}]',
    times: '{do}, {times|once|# times}',
    each: 'for each {each}, {do}',
  },
  lists: {
    and: [', ', ' and '],
    or: [', ', ' or '],
    then: [', ', ', then '],
    options: ['; ', '; or '],
  },
  sentence: '{clause}.',
}
