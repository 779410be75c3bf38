/** What was gathered is done, one thing after the other. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { choiceOf } from './gather.ts'
import type { Session } from './session.ts'

/** Makes the choices of everything that was gathered, one after the other. */
export function takeGathered(session: Session): void {
  const { gathering, state } = session
  if (gathering === undefined) return
  const { kind, then } = gathering
  const { question } = state.look.prompt ?? {}
  const takeOne = (find: (choices: readonly OfferedChoice[]) => OfferedChoice | undefined): void =>
    session.whenFree(() => {
      const { look } = session.state
      const choice = look.prompt?.question === question ? find(look.choices) : undefined
      if (choice !== undefined) session.take(choice, [])
    })
  for (const thing of state.picked) takeOne((choices) => choiceOf(choices, kind, thing))
  takeOne((choices) => choices.find((one) => one.kind === then))
}
