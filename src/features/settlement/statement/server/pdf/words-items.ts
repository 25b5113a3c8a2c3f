import type { Item } from './item.ts'
import { baselineIn } from './row-item.ts'
import { PAPER, type Sizes } from './sizes.ts'
import type { Typesetter } from './typesetter.ts'

/** A heading over a part, which never ends a page. */
export function headingItem(text: string, sizes: Sizes): Item {
  const { margin, styles, leading, gap } = sizes
  const height = leading * 1.25
  return {
    height,
    above: gap * 0.85,
    keepsWithNext: true,
    write: (pen, top, parent) => {
      if (!parent) return
      pen.say('H2', parent, () => {
        pen.write(text, margin, top + baselineIn(height, styles.heading), styles.heading)
      })
    },
  }
}

/** A paragraph line by line; a page holds two lines of it at least. */
export function paragraphItems(text: string, type: Typesetter, sizes: Sizes): readonly Item[] {
  const { margin, styles, leading } = sizes
  const lines = type.wrap(text, styles.text, PAPER.width - 2 * margin)
  return lines.map((line, index) => ({
    height: leading,
    above: 0,
    keepsWithNext: (index === 0 && lines.length > 1) || index === lines.length - 2,
    write: (pen, top, parent) => {
      if (parent)
        parent.add(() => pen.write(line, margin, top + baselineIn(leading, styles.text), styles.text))
    },
  }))
}
