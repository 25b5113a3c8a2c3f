// Takes the handbook's pictures of the running demo: npm run handbook [-- NAME …]. Its clock stands still, so
// that a picture changes only where the product has.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CHAPTERS } from '#web-app/admin/help/chapters.ts'
import { openDemo } from './handbook/open-demo.ts'
import { SHOTS } from './handbook/shots.ts'
import { type Picture, takePictures } from './handbook/take-pictures.ts'

const root = resolve(import.meta.dirname, '..')
const FOLDER = join(root, 'src/web-app/public/handbook')
const MANIFEST = join(root, 'src/web-app/admin/help/pictures.json')
const MOST_BYTES = 2_400_000

interface Entry {
  readonly chapter: string
  readonly route: string
  readonly width: number
  readonly height: number
}

/**
 * The chapter that shows the picture; throws where none does, since such a picture would lie about for
 * nothing.
 */
function chapterOf(name: string): string {
  const chapter = CHAPTERS.find(({ sections }) =>
    sections.some(({ parts }) => parts.some((part) => part.kind === 'picture' && part.name === name)),
  )
  if (!chapter) throw new Error(`No chapter of the handbook shows the picture "${name}".`)
  return chapter.id
}

function knownPictures(): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Entry>
  } catch {
    return {}
  }
}

/** @returns bytes of all pictures in the folder */
function store(pictures: readonly Picture[], before: Readonly<Record<string, Entry>>): number {
  mkdirSync(FOLDER, { recursive: true })
  const fresh = new Map(pictures.map((picture) => [picture.shot.name, picture]))
  const entries: Record<string, Entry> = {}
  for (const { name, route } of SHOTS) {
    const picture = fresh.get(name)
    if (picture) {
      writeFileSync(join(FOLDER, `${name}-light.webp`), picture.light)
      writeFileSync(join(FOLDER, `${name}-dark.webp`), picture.dark)
      const { width, height } = picture
      entries[name] = { chapter: chapterOf(name), route, width, height }
    } else if (before[name]) {
      entries[name] = before[name]
    }
  }
  writeFileSync(MANIFEST, `${JSON.stringify(entries, null, 2)}\n`)
  let bytes = 0
  for (const file of readdirSync(FOLDER)) {
    const path = join(FOLDER, file)
    if (entries[file.replace(/-(light|dark)\.webp$/, '')]) bytes += readFileSync(path).length
    else rmSync(path)
  }
  return bytes
}

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.filter((name) => !SHOTS.some((shot) => shot.name === name))
  if (unknown.length > 0) {
    console.error(
      `No such picture: ${unknown.join(', ')}. There are: ${SHOTS.map(({ name }) => name).join(', ')}`,
    )
    return 2
  }
  const shots = wanted.length > 0 ? SHOTS.filter(({ name }) => wanted.includes(name)) : SHOTS
  const demo = await openDemo()
  try {
    const { pictures, failed } = await takePictures(demo, shots)
    const bytes = store(pictures, knownPictures())
    console.log(`${pictures.length} pictures, light and dark; all together ${Math.round(bytes / 1000)} kB.`)
    for (const { shot, why } of failed)
      console.error(`${shot.name} could not be taken, its former picture stays:`, why)
    if (bytes > MOST_BYTES) console.error(`More than ${MOST_BYTES / 1000} kB: crop some closer.`)
    return failed.length > 0 || bytes > MOST_BYTES ? 1 : 0
  } finally {
    await demo.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
