/** Which key does what. */
import type { KeyHelp } from '../games/face.ts'
import { say } from '../words/dialogs.ts'
import { Sheet } from './sheet.tsx'

/** What the keys do; `keys.ts` does it. */
const KEYS: readonly KeyHelp[] = [
  ['← → ↑ ↓', say('help.move-between-what-can')],
  ['Enter', say('help.choose-once-more-confirms')],
  ['Esc', say('help.let-go-of-what')],
  ['1 – 9', say('help.press-a-button-of')],
  ['e', say('help.end-the-turn')],
  ['i', say('help.look-closely-at-a')],
  ['Space', say('help.skip-what-is-being')],
  ['c', say('help.list-all-choices-in')],
  ['t', say('help.a-hint-what-a')],
  ['p', say('help.let-a-bot-decide')],
  ['u', say('help.take-the-last-decision')],
  ['h', say('help.history-then-and-step')],
  ['l', say('help.the-log')],
  ['r', say('help.the-rules')],
  ['?', say('help.this-help')],
]

/** `own`: the keys of the game that is played. */
export function Help({ own = [], onClose }: { own?: readonly KeyHelp[] | undefined; onClose: () => void }) {
  return (
    <Sheet title={say('help.at-the-table-by')} place="middle" onClose={onClose}>
      <dl className="keys">
        {[...own, ...KEYS].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="keys-more">{say('help.by-mouse-or-finger')}</p>
    </Sheet>
  )
}
