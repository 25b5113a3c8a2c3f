import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { jsonLog } from '#platform/server/log.ts'
import { runServer } from '#server-app/run-server.ts'

/** A Thursday morning: half of the week is driven, and the coming week is being collected. */
export const DEMO_NOW = '2026-11-12T09:20:00Z'

export interface Demo {
  /** `http://127.0.0.1:…` */
  readonly url: string
  readonly login: string
  readonly password: string
  readonly fleetPin: string
  close(): Promise<void>
}

/** Starts the demo on a data folder of its own, with a clock that stands still. Takes half a minute. */
export async function openDemo(): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flotylla-handbook-'))
  const clock = testClock(DEMO_NOW)
  const log = jsonLog((line) => {
    if (/"level":"(warn|error)"/.test(line)) process.stderr.write(line)
  }, clock.now)
  let said = ''
  const server = await runServer({
    configuration: readConfiguration({ PORT: '0', DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '10000000' }),
    database: openDatabase({ dataDir, log }),
    clock,
    log,
    say: (sentence) => {
      said += `${sentence}\n`
      console.log(sentence)
    },
    demo: true,
    newKey: false,
    checkOutput: false,
  })
  const url = /^Flotylla: (\S+)$/m.exec(said)?.[1]
  const [, login, password, fleetPin] =
    /^Logowanie: (\S+), hasło: (\S+)\. PIN floty: (\d{4})\.$/m.exec(said) ?? []
  const close = async (): Promise<void> => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (!url || !login || !password || !fleetPin) {
    await close()
    throw new Error(`The demo did not say where it listens and how to log in:\n${said}`)
  }
  return { url, login, password, fleetPin, close }
}
