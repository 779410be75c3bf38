import { expect, test } from 'vitest'
import { parseRoute } from '../src/route.ts'

test.each([
  ['', { page: 'shelf' }],
  ['#/', { page: 'shelf' }],
  ['#/library', { page: 'library' }],
  ['#/learn', { page: 'learn' }],
  ['#/about', { page: 'about' }],
  ['#/kit', { page: 'kit' }],
  ['#/new/tiny-fight', { page: 'new', game: 'tiny-fight' }],
  ['#/rules/tiny-fight', { page: 'rules', game: 'tiny-fight' }],
  ['#/lessons/tiny-fight', { page: 'lessons', game: 'tiny-fight' }],
  ['#/lessons/tiny-fight/01-set-up', { page: 'lesson', game: 'tiny-fight', lesson: '01-set-up' }],
  ['#/table/t1', { page: 'table', id: 't1' }],
  ['#/campaign/c1', { page: 'campaign', id: 'c1' }],
  ['#/campaigns', { page: 'campaigns' }],
  ['#/campaigns/tiny-fight', { page: 'campaigns', game: 'tiny-fight' }],
  ['#/open/a-_9', { page: 'open', data: 'a-_9' }],
  ['#/table', { page: 'nothing', path: 'table' }],
  ['#/nowhere/at/all', { page: 'nothing', path: 'nowhere/at/all' }],
  ['#/table/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route)
})
