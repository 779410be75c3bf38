/** Chooses the page. */
import { lazy, Suspense, useEffect } from 'react'
import { useTheme } from './look/theme.ts'
import { Catch } from './pages/catch.tsx'
import { Problem } from './pages/problem.tsx'
import { SetUp } from './pages/set-up.tsx'
import { Shelf } from './pages/shelf.tsx'
import { TablePage } from './pages/table-page.tsx'
import { useRoute } from './route.ts'
import type { Route } from './route.ts'

// The way to a first game leads by the shelf and the set-up; the other pages come when they are asked for.
const About = lazy(async () => ({ default: (await import('./pages/about.tsx')).About }))
const Campaign = lazy(async () => ({ default: (await import('./pages/campaign.tsx')).Campaign }))
const Campaigns = lazy(async () => ({ default: (await import('./pages/campaigns.tsx')).Campaigns }))
const Extra = lazy(async () => ({ default: (await import('./pages/extra.tsx')).Extra }))
const Lesson = lazy(async () => ({ default: (await import('./pages/lesson.tsx')).Lesson }))
const Lessons = lazy(async () => ({ default: (await import('./pages/lessons.tsx')).Lessons }))
const Library = lazy(async () => ({ default: (await import('./pages/library.tsx')).Library }))
const OpenRecord = lazy(async () => ({ default: (await import('./pages/open-record.tsx')).OpenRecord }))
const Rules = lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rules }))

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'shelf':
      return <Shelf />
    case 'library':
      return <Library />
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
      return <Problem title="There is nothing here" text={`No page is called “${route.path}”.`} />
  }
}

export function App() {
  const route = useRoute()
  useTheme()
  useEffect(() => {
    document.body.dataset['page'] = route.page // for what lies behind every page
  }, [route])
  return (
    // By route, so that the way to another page leads out of what went wrong on this one.
    <Catch key={JSON.stringify(route)}>
      <Suspense fallback={<p className="loading">One moment…</p>}>
        <Page route={route} />
      </Suspense>
    </Catch>
  )
}
