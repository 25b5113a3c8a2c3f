import type { StatementDocument } from '../../domain/statement-document.ts'
import { formWordsOf } from './form-words.ts'
import { figuresItem, partiesItem, titleItem } from './head-items.ts'
import type { Block } from './item.ts'
import { type Page, paginate } from './paginate.ts'
import { PAPER, SIZES, type Sizes } from './sizes.ts'
import { ledgerItems, lineItems } from './table-items.ts'
import type { Typesetter } from './typesetter.ts'
import { headingItem, paragraphItems } from './words-items.ts'

export interface Composed {
  readonly sizes: Sizes
  readonly pages: readonly Page[]
}

/** One page or two where that can be, and set as roomily as that many allow. */
export function compose(document: StatementDocument, type: Typesetter): Composed {
  const composedIn = (sizes: Sizes): Composed => ({
    sizes,
    pages: paginate(blocksOf(document, type, sizes), boundsOf(sizes)),
  })
  let best: Composed | undefined
  for (const sizes of SIZES) {
    const composed = composedIn(sizes)
    if (!best || composed.pages.length < best.pages.length) best = composed
    if (best.pages.length === 1) break
  }
  if (!best) throw new Error('No size to set a statement in.')
  // Who turns pages anyway shall not strain their eyes as well.
  return best.pages.length > 2 ? composedIn(SIZES[2] ?? best.sizes) : best
}

function blocksOf(document: StatementDocument, type: Typesetter, sizes: Sizes): readonly Block[] {
  const texts = formWordsOf(document)
  const words = (heading: string, text: string): readonly Block[] => [
    { tag: 'Sect', items: [headingItem(heading, sizes)] },
    { tag: 'P', items: paragraphItems(text, type, sizes) },
  ]
  const ledger = [
    { tag: 'Sect', items: [headingItem(texts.ledger, sizes)] },
    { tag: 'Table', items: ledgerItems(document, type, sizes) },
  ] as const
  return [
    {
      tag: 'Sect',
      items: [
        titleItem(document, type, sizes),
        partiesItem(document.parties, type, sizes),
        figuresItem(document.figures, type, sizes),
      ],
    },
    { tag: 'Table', items: lineItems(document, type, sizes) },
    ...(document.ledger.length > 0 ? ledger : []),
    ...words(texts.next, document.next),
    ...words(texts.rule, document.rule),
    ...words(texts.objection, document.objection),
  ]
}

function boundsOf({ margin, leading, styles }: Sizes) {
  return {
    first: margin * 0.85,
    further: runningHeadY({ margin, leading }) + leading * 1.4,
    bottom: footerY({ margin, styles }) - leading * 0.6,
  }
}

/** Upper edge of what further pages say again of whose statement it is. */
export function runningHeadY({ margin }: Pick<Sizes, 'margin' | 'leading'>): number {
  return margin * 0.75
}

/** The line above the footer. */
export function footerY({ margin, styles }: Pick<Sizes, 'margin' | 'styles'>): number {
  return PAPER.height - margin * 0.55 - styles.footer.size * 1.9
}
