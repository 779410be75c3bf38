/** What is against the party: the location they defend, bosses, the monsters on the location. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bust } from '../../busts/bust.tsx'
import { hurtAt } from '../../busts/bust-data.ts'
import { figureOf } from '../../coming/threat.ts'
import { useComing } from '../../coming/use-coming.ts'
import { BossPlate } from '../../kit/boss-plate.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Health } from '../../kit/health.tsx'
import { Blow } from '../../kit/threat.tsx'
import { Shaken, Signs } from '../../table/floats.tsx'
import { useInspect, useInspector } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { aboutEncounter, aboutLocation, aboutMonster, monsterWords } from './inspect.ts'
import type { BossView, Model } from './model.ts'
import { Group, Marks, useTarget } from './monster.tsx'

/** What the location loses when the monsters strike. */
function useLocationLoss(): { readonly most: number; readonly figure: string } {
  const { coming } = useComing()
  const outlook = coming?.outlooks.find(({ gauge }) => gauge === 'location')
  if (coming === null || outlook === undefined) return { most: 0, figure: '' }
  return { most: Math.max(0, outlook.most), figure: figureOf(coming, outlook) }
}

function Line({ icon, word, text }: { icon: string; word: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {word !== '' && <b>{word} </b>}
        <MarkedText text={text} side={say('keyword-monsters')} />
      </span>
    </li>
  )
}

/** What the location gives, and what hangs on saving it. */
function LocationText({ model: { location, penalty } }: { model: Model }) {
  const { boon, reward, isSaved } = location
  const [icon, word] = isSaved ? [marks.saved, say('saved')] : [marks.reward, say('saved-label')]
  return (
    <ul>
      <Line icon={marks.boon} word="" text={boon} />
      <Line icon={icon} word={word} text={reward} />
      <Line icon={marks.penalty} word={say('lost-label')} text={penalty} />
    </ul>
  )
}

export const Location = memo(function Location({ model }: { model: Model }) {
  const { location, encounter, encounters, encounterName } = model
  const where = { encounter, encountersCount: encounters.length, encounterName }
  const { name, art, hp, maxHp, isSaved } = location
  const inspector = useInspector()
  const { most, figure } = useLocationLoss()
  const isLost = name === ''
  return (
    <section
      className="gp-location k-parchment"
      data-state={isLost ? 'lost' : isSaved ? 'saved' : 'stands'}
      aria-label={say('location')}
    >
      <Shaken of="location" className="gp-location-body">
        <header>
          <Icon name={isLost ? marks.lost : art} />
          <h2>{isLost ? say('location-lost') : name}</h2>
          {most > 0 && !isLost && <Blow figure={figure} />}
        </header>
        <button
          type="button"
          className="gp-read"
          aria-label={say('encounter-read', where)}
          onClick={() => inspector.show(aboutEncounter(model))}
        >
          {say('of-encounter', where)}
        </button>
        <Health
          now={Math.max(0, hp)}
          max={maxHp}
          loss={isLost ? 0 : most}
          side="own"
          tone="location"
          label={say('hit-points-label')}
        />
        {isLost ? <p>{say('its-reward')}</p> : <LocationText model={model} />}
        {!isLost && (
          <button
            type="button"
            className="gp-whole-card"
            onClick={() => inspector.show(aboutLocation(model))}
          >
            <span className="aloud">{say('read-all')}</span>
          </button>
        )}
      </Shaken>
      <Signs of="location" />
    </section>
  )
})

function BossFace({ boss, where, isTarget }: { boss: BossView; where: string; isTarget: boolean }) {
  const { design, name, text, damage, shielded, left, hp } = boss
  const { health, then } = useTarget(boss)
  return (
    <BossPlate
      tag={say('boss-where', { where })}
      bust={<Bust of={design} hurt={hurtAt(left, hp)} />}
      text={<MarkedText text={text} side={say('keyword-monsters')} />}
      chips={
        <>
          <Chip
            icon={marks.damage}
            word={say('damage-word')}
            value={damage - shielded}
            tone="attack"
            isSpelled
          />
          <Marks monster={boss} />
          {then}
        </>
      }
      {...{ name, health, isTarget }}
    />
  )
}

/** A boss with presence: the largest thing on the stage. */
function Boss({ boss, model }: { boss: BossView; model: Model }) {
  const of = { kind: 'monster', id: boss.id }
  const key = `monster:${boss.id}`
  const inspect = useInspect()
  const where = boss.place < 0 ? say('on-location') : say('before', { name: model.seats[boss.place].name })
  return (
    <div className="k-boss-place">
      <Thing of={of} label={monsterWords(boss)} onInspect={inspect(of, aboutMonster(boss))}>
        {({ state }) => (
          <Shaken of={key} className="gp-shaken">
            <BossFace {...{ boss, where }} isTarget={state === 'glows' || state === 'picked'} />
          </Shaken>
        )}
      </Thing>
      <Signs of={key} />
    </div>
  )
}

/** Bosses, wherever they stand, and the monsters on the location. */
export const Threats = memo(function Threats({ model, lie }: { model: Model; lie: string }) {
  const { bosses, location } = model
  return (
    <div className="gp-threats" data-bosses={bosses.length} data-lines={bosses.length > 0 || undefined}>
      {bosses.map((boss) => (
        <Boss key={boss.id} boss={boss} model={model} />
      ))}
      <Group
        monsters={location.monsters.filter(({ isBoss }) => !isBoss)}
        name={say('monsters-on')}
        lie={lie}
        place="group:location"
      />
    </div>
  )
})
