/** Which key does what. */
import { Sheet } from './sheet.tsx'

/** What the keys do; `keys.ts` does it. */
const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['← → ↑ ↓', 'move between what can be chosen; Tab goes on to the next group'],
  ['Enter', 'choose; once more confirms what leaves nothing else to choose'],
  ['Esc', 'let go of what is picked'],
  ['1 – 9', 'press a button of the question'],
  ['e', 'end the turn'],
  ['i', 'look closely at a card or an enemy'],
  ['Space', 'skip what is being shown'],
  ['c', 'list all choices in words'],
  ['t', 'a hint: what a bot would do'],
  ['p', 'let a bot decide this; Shift and p: play the rest of your turn'],
  ['u', 'take the last decision back'],
  ['h', 'history: then ← and → step through it'],
  ['l', 'log'],
  ['r', 'rules'],
  ['?', 'this help'],
]

export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="At the table by keyboard" place="middle" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="keys-more">
        By mouse or finger: click what glows, then its target. Right click, or hold, to look closely. Click
        something dim to hear why not.
      </p>
    </Sheet>
  )
}
