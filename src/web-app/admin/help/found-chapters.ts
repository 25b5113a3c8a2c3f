import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import type { Chapter, Part, Section } from './chapter.ts'
import { plainText } from './inline-marks.ts'

/** Every text of a piece as it is written, with its marks; a picture's is what it shows. */
export function textsOf(part: Part): readonly string[] {
  switch (part.kind) {
    case 'text':
    case 'note':
      return [part.text]
    case 'steps':
    case 'list':
      return part.items
    case 'keys':
      return part.rows.flat()
    case 'picture':
      return [part.alt]
  }
}

/** The chapters with only those sections in which the search, from two letters, finds something. */
export function foundChapters(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  if (typed.trim().length < 2) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => isFound(section, typed)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

function isFound(section: Section, typed: string): boolean {
  return findsText(typed, section.title, ...section.parts.flatMap(textsOf).map(plainText))
}
