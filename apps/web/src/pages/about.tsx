/** What this is, whose it is, and how games are kept. */
import { PageFrame } from './page-frame.tsx'

/** Everybody whose pictures are in the set, as its licence names them. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion and other contributors'

export function About() {
  return (
    <PageFrame title="About" className="reading about">
      <h1>About Hearthkeep</h1>
      <div className="page-sheet">
        <h2>What it is</h2>
        <p>
          Co-operative adventure board games that run in the page. The rules are carried out for you, every
          one of them can be read, and a game can be left and taken up again at any moment.
        </p>
        <h2>Whose it is</h2>
        <p>
          Hearthkeep is an unofficial work of people who like these games. It is not made, checked or endorsed
          by their publishers, and the names of the games belong to them. If you enjoy a game here, buy the
          box: it is better with friends around a table.
        </p>
        <p>
          All texts, pictures and maps here are our own; none is taken from a box or a rulebook. Rules are
          told in our own words.
        </p>
        <h2>How games are kept</h2>
        <p>
          Every decision is saved in this browser as it is made, and nowhere else: there is no account, and
          nothing is sent anywhere. Clearing the browser’s data for this page deletes the games with it, so
          download what matters to you from the <a href="#/library">library</a>. The file is plain text, and
          Hearthkeep in the terminal reads it too.
        </p>
        <h2>Without the network</h2>
        <p>After the first visit the page works without the network. To have it like an app of its own:</p>
        <ul>
          <li>
            <strong>Chrome, Edge, Android:</strong> “Install” in the address bar or the browser’s menu.
          </li>
          <li>
            <strong>iPhone, iPad:</strong> Share, then “Add to Home Screen”.
          </li>
          <li>
            <strong>Safari on a Mac:</strong> File, then “Add to Dock”.
          </li>
          <li>
            <strong>Firefox:</strong> a bookmark will do; the page is kept all the same.
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
      <h2>Credits</h2>
      <p>
        Icons from <a href="https://game-icons.net">game-icons.net</a>, under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, in colours of our own. Made by{' '}
        {ICON_AUTHORS}.
      </p>
      <p>
        Fonts: <a href="https://github.com/NDISCOVER/Cinzel">Cinzel</a> by Natanael Gama and{' '}
        <a href="https://github.com/huertatipografica/Alegreya">Alegreya</a> by Juan Pablo del Peral of Huerta
        Tipográfica, both under the <a href="https://openfontlicense.org">SIL Open Font License</a>.
      </p>
      <p>
        Hearthkeep itself is free software under the MIT licence. What its tables are made of is laid out in{' '}
        <a href="#/kit">the kit</a>.
      </p>
    </>
  )
}
