/** Chooses the page. */
import { lazy, Suspense, useEffect } from 'react'
import { useSize } from './look/size.ts'
import { Catch } from './pages/catch.tsx'
import { Problem } from './pages/problem.tsx'
import { Shelf } from './pages/shelf.tsx'
import { loadTablePage } from './pages/load-table-page.ts'
import { useRoute } from './route.ts'
import type { Route } from './route.ts'
import { say } from './words/house.ts'

// Everybody comes by the shelf; the other pages come when they are asked for.
const About = lazy(() => import('./pages/about.tsx').then((file) => ({ default: file.About })))
const Campaign = lazy(() => import('./pages/campaign.tsx').then((file) => ({ default: file.Campaign })))
const Campaigns = lazy(() => import('./pages/campaigns.tsx').then((file) => ({ default: file.Campaigns })))
const Extra = lazy(() => import('./pages/extra.tsx').then((file) => ({ default: file.Extra })))
const Learn = lazy(() => import('./pages/learn.tsx').then((file) => ({ default: file.Learn })))
const KitPage = lazy(() => import('./kit/page/kit-page.tsx').then((file) => ({ default: file.KitPage })))
const Lesson = lazy(() => import('./pages/lesson.tsx').then((file) => ({ default: file.Lesson })))
const Lessons = lazy(() => import('./pages/lessons.tsx').then((file) => ({ default: file.Lessons })))
const Library = lazy(() => import('./pages/library.tsx').then((file) => ({ default: file.Library })))
const OpenRecord = lazy(() =>
  import('./pages/open-record.tsx').then((file) => ({ default: file.OpenRecord })),
)
const Rules = lazy(() => import('./pages/rules.tsx').then((file) => ({ default: file.Rules })))
const SetUp = lazy(() => import('./pages/set-up.tsx').then((file) => ({ default: file.SetUp })))
const TablePage = lazy(() => loadTablePage().then((file) => ({ default: file.TablePage })))

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'shelf':
      return <Shelf />
    case 'library':
      return <Library />
    case 'learn':
      return <Learn />
    case 'kit':
      return <KitPage />
    case 'about':
      return <About />
    case 'new':
      return <SetUp game={route.game} />
    case 'rules':
      return <Rules game={route.game} />
    case 'extra':
      return <Extra game={route.game} />
    case 'lessons':
      return <Lessons game={route.game} />
    case 'lesson':
      return <Lesson game={route.game} lesson={route.lesson} />
    case 'campaigns':
      return <Campaigns key={route.game} {...(route.game !== undefined && { game: route.game })} />
    case 'campaign':
      return <Campaign key={route.id} id={route.id} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'open':
      return <OpenRecord data={route.data} />
    case 'nothing':
      return (
        <Problem
          title={say('app.there-is-nothing-here')}
          text={say('app.no-page-is-called', { path: route.path })}
        />
      )
  }
}

export function App() {
  const route = useRoute()
  useSize()
  useEffect(() => {
    document.body.dataset['page'] = route.page // for what lies behind every page
  }, [route])
  return (
    // By route, so that the way to another page leads out of what went wrong on this one.
    <Catch key={JSON.stringify(route)}>
      <Suspense fallback={<p className="loading">{say('app.one-moment')}</p>}>
        <Page route={route} />
      </Suspense>
    </Catch>
  )
}
