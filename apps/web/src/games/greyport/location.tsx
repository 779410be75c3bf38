/** The location: its hit points, what it gives, and the monsters on it. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bar } from '../../table/bar.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { marks } from './art.ts'
import { Signs } from './effects.tsx'
import { aboutLocation } from './inspect.ts'
import type { Model } from './model.ts'
import { Group } from './monster.tsx'

function Line({
  icon,
  word,
  text,
  className = '',
}: {
  icon: string
  word: string
  text: string
  className?: string
}) {
  return (
    <p className={`gp-location-line ${className}`}>
      <Icon name={icon} />
      <span>
        <b>{word}</b> <MarkedText text={text} side="keyword of monsters" />
      </span>
    </p>
  )
}

function LostCard() {
  return (
    <div className="gp-location-card lost">
      <Icon name={marks.lost} className="gp-location-art" />
      <div className="gp-location-words">
        <h2>The location is lost</h2>
        <p>Its reward and what it gave are gone.</p>
      </div>
    </div>
  )
}

/** Without monsters and saved it is quiet: what can no longer come is left out. */
function LocationCard({ model, isQuiet }: { model: Model; isQuiet: boolean }) {
  const { location, penalty } = model
  const { name, art, hp, maxHp, boon, reward, isSaved } = location
  const inspector = useInspector()
  return (
    <button type="button" className="gp-location-card" onClick={() => inspector.show(aboutLocation(model))}>
      <span className="aloud">Read all about this location. </span>
      <Shaken of="location" className="gp-location-body">
        <div className="gp-location-top">
          <Icon name={art} className="gp-location-art" />
          <div className="gp-location-words">
            <h2>{name}</h2>
            {isSaved && (
              <span className="gp-saved">
                <Icon name={marks.saved} /> saved
              </span>
            )}
            <Bar value={hp} max={maxHp} label="Hit points" />
          </div>
        </div>
        <Line icon={marks.boon} word="Holds:" text={boon} />
        {!isQuiet && (
          <Line icon={marks.reward} word={isSaved ? 'Gave:' : 'If saved:'} text={reward} className="reward" />
        )}
        {!isQuiet && <Line icon={marks.penalty} word="If lost:" text={penalty} className="penalty" />}
      </Shaken>
    </button>
  )
}

export const LocationRow = memo(function LocationRow({ model, lie }: { model: Model; lie: string }) {
  const { name, isSaved, monsters } = model.location
  const danger = monsters.reduce((sum, { damage }) => sum + damage, 0)
  const isLost = name === ''
  const isQuiet = monsters.length === 0 && (isSaved || isLost)
  return (
    <section
      className={`gp-location ${isSaved ? 'saved' : ''} ${isLost ? 'lost' : ''} ${isQuiet ? 'quiet' : ''}`}
      aria-label="Location"
    >
      {isLost ? <LostCard /> : <LocationCard model={model} isQuiet={isQuiet} />}
      <Signs of="location" />
      {!isQuiet && (
        <div className="gp-location-group">
          {danger > 0 && !isLost && (
            <span className="gp-danger" title={`At the end of the round ${name} loses ${danger}`}>
              <Icon name={marks.damage} /> {danger} to the location
            </span>
          )}
          <Group
            monsters={monsters}
            name="Monsters on the location"
            lie={lie}
            none="nobody here"
            place="group:location"
            most={3}
          />
        </div>
      )}
    </section>
  )
})
