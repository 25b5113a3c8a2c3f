import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { build } from 'vite'
import { NameTable } from '#features/board/work/domain/opening/name-table.ts'
import { packWeek } from '#features/board/work/domain/opening/pack-week.ts'
import type { Size } from '#features/planning/domain/builder/testing/instances.ts'
import type { Week } from '#kernel/week.ts'
import { type MadeUpWeek, madeUpWeek } from './made-up-week.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
export const ORIGIN = 'http://board.test'
export const WEEK: Week = { year: 2026, week: 48 }

/** Builds the office's pages as they ship into a folder of their own. */
export async function buildPages(): Promise<string> {
  process.env.NODE_ENV = 'production'
  const outDir = mkdtempSync(join(tmpdir(), 'board-pages-'))
  const root = resolve(import.meta.dirname, '../..')
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'office',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/** What the made-up server answers beside the calendars. */
export interface BoardServer {
  readonly size: Size
  /** 0: not generated. */
  version: number
  /** The next answer to saving, if it is not to succeed. */
  refuse?: { status: number; body: unknown }
}

export const USER_ID = 'u'
const user = { id: USER_ID, login: 'anna', name: 'Anna Nowak', admin: true }

export type Answers = Readonly<Record<string, () => unknown>>

/** What every screen of the office asks for. */
const EVERYWHERE: Answers = {
  '/auth/me': () => ({ id: user.id, user }),
  '/api/settings': () => ({
    ...WEEK,
    availabilityWeek: WEEK,
    showSchedule: true,
    showWeek: true,
    bonusTiers: [],
  }),
  '/api/asettings': () => ({ ...WEEK, adminWeek: WEEK.week, adminYear: WEEK.year, adminMonth: 11 }),
  '/api/get-generated-weeks': () => ({ data: [] }),
}

/** Serves the built pages and these answers to one page, without any server. */
export async function servePages(page: Page, pages: string, answers: Answers): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = answers[pathname] ?? EVERYWHERE[pathname]
    await (answer ? route.fulfill({ json: answer() }) : serveFile(route, pages, pathname))
  })
}

async function serveFile(route: Route, pages: string, pathname: string): Promise<void> {
  const file = extname(pathname) ? pathname : '/admin/index.html'
  try {
    await route.fulfill({
      body: readFileSync(join(pages, file)),
      contentType: TYPES[extname(file)] ?? 'text/plain',
    })
  } catch {
    await route.fulfill({ status: 404, body: '' })
  }
}

/** Serves the built pages and a generated week to one page, without any server. */
export async function serveBoard(page: Page, pages: string, server: BoardServer): Promise<void> {
  const made = madeUpWeek(WEEK, server.size)
  const answers: Answers = {
    ...EVERYWHERE,
    '/api/board': () => opened(server, made),
    // What the page does not ask for: where the measurement looks for a driver to move.
    '/api/get-generated-week': () => made.calendar,
  }
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (route.request().method() !== 'GET') return save(route, server)
    const answer = answers[url.pathname]
    if (answer) return route.fulfill({ json: answer() })
    await serveFile(route, pages, url.pathname)
  })
}

export function boardAddress(): string {
  return `${ORIGIN}/admin/edycja-grafiku`
}

function opened({ version }: BoardServer, { contents, around, tellWaiting }: MadeUpWeek) {
  const table = new NameTable()
  const week = packWeek(table, contents, around, tellWaiting)
  const saved = {
    ...{ id: 'w', version, savedBy: 'Marek Kot', savedAt: '2026-11-20T14:03:00Z', savedTab: '' },
    ...{ publication: null, week, begun: 0, waiting: [], waitingMark: '', takenBack: [], changes: [] },
  }
  const initial = {
    week,
    remarks: [{ kind: 'empty-seats', text: 'Noc pt: 2 wolne miejsca, nikt więcej się nie zgłosił.' }],
    planning: { policy: 'balanced', fromReserve: true },
  }
  const parts = { saved: version === 0 ? null : saved, initial, nightBefore: [] }
  return { ...WEEK, names: table.names(), mark: 'm', impossible: false, ...parts }
}

async function save(route: Route, server: BoardServer): Promise<void> {
  if (server.refuse) {
    const { status, body } = server.refuse
    delete server.refuse
    return route.fulfill({ status, json: body })
  }
  server.version++
  return route.fulfill({ json: { id: 'w', version: server.version, changes: [] } })
}
