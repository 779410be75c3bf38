/** Where everything is learnt: the lessons and the rules of each game. */
import { Icon } from '../art/icon.tsx'
import type { GameFace } from '../games/face.ts'
import { shelf } from '../games/shelf.ts'
import { accentOf } from '../house/accent.ts'
import { Cover } from '../house/cover.tsx'
import { finishedLessons } from '../storage/lesson-progress.ts'
import { say } from '../words/learn.ts'
import { PageFrame } from './page-frame.tsx'

function Course({ face }: { face: GameFace }) {
  const { id, name: game } = face
  const finished = finishedLessons(id).size
  return (
    <li className="course" style={accentOf(face)}>
      <span className="course-cover">
        <Cover game={id} />
      </span>
      <div>
        <h2>{game}</h2>
        <p className="help">{finished === 0 ? face.line : say.count('learn.finished', finished)}</p>
        <p className="course-ways">
          <a className="button" href={`#/lessons/${id}`}>
            <Icon name="graduate-cap" /> {say('learn.lessons')}
            <span className="aloud"> {say('learn.of', { game })}</span>
          </a>
          <a className="button" href={`#/rules/${id}`}>
            <Icon name="rule-book" /> {say('learn.rules')}
            <span className="aloud"> {say('learn.of', { game })}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

export function Learn() {
  return (
    <PageFrame title={say('learn.title')} className="learn">
      <h1>{say('learn.title')}</h1>
      <p className="page-lead">{say('learn.lead')}</p>
      <ul className="courses">
        {shelf.map((face) => (
          <Course key={face.id} face={face} />
        ))}
      </ul>
    </PageFrame>
  )
}
