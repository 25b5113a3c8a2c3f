import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { type Face, sharedFont } from './shared-font.ts'

export type Weight = 'regular' | 'bold'

/** A part of a text that one font sets. */
export interface Run {
  readonly text: string
  readonly face: Face
}

export interface Faces {
  /** Every face under its name. */
  readonly all: readonly Face[]
  shows(codePoint: number): boolean
  /** Letter by letter the first font that has it: Inter, and for Georgian names Noto. */
  runs(text: string, weight: Weight): readonly Run[]
}

/** Inter has the Latin and Cyrillic letters, Noto's Georgian the rest of the drivers' alphabets. */
const FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff',
  ],
  bold: [
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-600-normal.woff',
  ],
}

/** Reads the fonts, once for all documents of a thread. */
export function loadFaces(): Faces {
  const faces: Record<Weight, readonly [Face, ...Face[]]> = { regular: load('regular'), bold: load('bold') }
  return {
    all: [...faces.regular, ...faces.bold],
    shows: (codePoint) => faces.regular.some((face) => face.has(codePoint)),
    runs: (text, weight) => {
      const [first] = faces[weight]
      const runs: { text: string; face: Face }[] = []
      for (const letter of text) {
        const face = faces[weight].find((each) => each.has(letter.codePointAt(0) ?? 0)) ?? first
        const last = runs.at(-1)
        if (last && last.face === face) last.text += letter
        else runs.push({ text: letter, face })
      }
      return runs
    },
  }
}

function load(weight: Weight): readonly [Face, ...Face[]] {
  const [first, ...rest] = FILES[weight].map((file, index) => {
    const font = create(readFileSync(new URL(import.meta.resolve(file)))) as Font
    return sharedFont(`${weight}-${index}`, font)
  })
  if (!first) throw new Error('A weight without a font.')
  return [first, ...rest]
}
