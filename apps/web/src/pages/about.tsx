/** What this is, whose it is, and how games are kept. */
import { say } from '../words/about.ts'
import { PageFrame } from './page-frame.tsx'

/** Everybody whose pictures are in the set, as its licence names them. */
const ICON_AUTHORS = say('about.lorc-delapouite-john-colburn')

export function About() {
  return (
    <PageFrame title={say('about.about')} className="reading about">
      <h1>{say('about.about-hearthkeep')}</h1>
      <div className="page-sheet">
        <h2>{say('about.what-it-is')}</h2>
        <p>{say('about.co-operative-adventure-board')}</p>
        <h2>{say('about.whose-it-is')}</h2>
        <p>{say('about.hearthkeep-is-an-unofficial')}</p>
        <p>{say('about.all-texts-pictures-and')}</p>
        <h2>{say('about.how-games-are-kept')}</h2>
        <p>
          {say('about.every-decision-is-saved')}
          <a href="#/library">{say('about.library')}</a>
          {say('about.the-file-is-plain')}
        </p>
        <h2>{say('about.without-the-network')}</h2>
        <p>{say('about.after-the-first-visit')}</p>
        <ul>
          <li>
            <strong>{say('about.chrome-edge-android')}</strong>
            {say('about.install-in-the-address')}
          </li>
          <li>
            <strong>{say('about.iphone-ipad')}</strong>
            {say('about.share-then-add-to')}
          </li>
          <li>
            <strong>{say('about.safari-on-a-mac')}</strong>
            {say('about.file-then-add-to')}
          </li>
          <li>
            <strong>{say('about.firefox')}</strong>
            {say('about.a-bookmark-will-do')}
          </li>
        </ul>
        <Credits />
      </div>
    </PageFrame>
  )
}

function Credits() {
  return (
    <>
      <h2>{say('about.credits')}</h2>
      <p>
        {say('about.icons-from')}
        <a href="https://game-icons.net">{say('about.game-icons-net')}</a>
        {say('about.under')}
        <a href="https://creativecommons.org/licenses/by/3.0/">{say('about.cc-by-3-0')}</a>
        {say('about.in-colours-of-our', { authors: ICON_AUTHORS })}
      </p>
      <p>
        {say('about.fonts')}
        <a href="https://github.com/NDISCOVER/Cinzel">{say('about.cinzel')}</a>
        {say('about.by-natanael-gama-and')}
        <a href="https://github.com/huertatipografica/Alegreya">{say('about.alegreya')}</a>
        {say('about.by-juan-pablo-del')}
        <a href="https://openfontlicense.org">{say('about.sil-open-font-license')}</a>.
      </p>
      <p>
        {say('about.hearthkeep-itself-is-free')}
        <a href="#/kit">{say('about.the-kit')}</a>.
      </p>
    </>
  )
}
