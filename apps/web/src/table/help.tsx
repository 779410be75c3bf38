/** Which key does what. */
import { KEYS } from './keys.ts'
import { Sheet } from './sheet.tsx'

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
