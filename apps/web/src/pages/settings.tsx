/** The settings of this browser, as a dialog that any page can open. What is chosen counts at once. */
import { useId, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { changeSettings, settings, SIZES, SPEEDS, subscribeSettings } from '../storage/settings.ts'
import type { Settings } from '../storage/settings.ts'
import { say } from '../words/settings.ts'
import { Dialog } from './dialog.tsx'

const SPEED_WORDS: Record<Settings['speed'], string> = {
  slow: say('settings.slow'),
  normal: say('settings.normal'),
  fast: say('settings.fast'),
  off: say('settings.at-once'),
}
const SIZE_WORDS: Record<Settings['size'], string> = {
  usual: say('settings.usual'),
  larger: say('settings.larger'),
  largest: say('settings.largest'),
}

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly help: string
  readonly values: readonly T[]
  readonly words: Readonly<Record<T, string>>
  readonly value: T
  readonly onChange: (value: T) => void
}

function Choice<T extends string>({ legend, help, values, words, value, onChange }: ChoiceProps<T>) {
  const id = useId()
  return (
    <fieldset className="setting" aria-describedby={`${id}-help`}>
      <legend>{legend}</legend>
      <div className="segments">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </fieldset>
  )
}

interface SwitchProps {
  readonly name: string
  readonly help: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ name, help, isOn, onChange }: SwitchProps) {
  return (
    <div className="setting">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{name}</span>
        <span className="switch-state" aria-hidden="true">
          {isOn ? 'on' : 'off'}
        </span>
      </label>
      <p className="help">{help}</p>
    </div>
  )
}

/** The settings over whatever page it is drawn in, as long as it is drawn. */
export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { speed, size, sound, chances } = useSyncExternalStore(subscribeSettings, settings)
  return (
    <Dialog title={say('settings.settings')} isOpen onClose={onClose}>
      <Choice
        legend={say('settings.speed')}
        help={say('settings.how-long-each-thing')}
        values={SPEEDS}
        words={SPEED_WORDS}
        value={speed}
        onChange={(value) => changeSettings({ speed: value })}
      />
      <Choice
        legend={say('settings.size')}
        help={say('settings.how-large-letters-cards')}
        values={SIZES}
        words={SIZE_WORDS}
        value={size}
        onChange={(value) => changeSettings({ size: value })}
      />
      <Switch
        name={say('settings.sound')}
        help={say('settings.small-sounds-for-cards')}
        isOn={sound}
        onChange={(isOn) => changeSettings({ sound: isOn })}
      />
      <Switch
        name={say('settings.show-the-chances')}
        help={say('settings.how-likely-you-win')}
        isOn={chances}
        onChange={(isOn) => changeSettings({ chances: isOn })}
      />
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={onClose}>
          {say('settings.done')}
        </button>
      </div>
    </Dialog>
  )
}
