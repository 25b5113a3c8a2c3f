import { Button } from '@mantine/core'
import classes from './page-buttons.module.css'
import { kitTexts as texts } from './texts-kit.ts'

interface PageButtonsProps {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly total: number
  onChange(page: number): void
}

/** Forward and back in a long list; nothing where it has one page. A page that has emptied leads back. */
export function PageButtons({ page, size, total, onChange }: PageButtonsProps) {
  if (total <= size && page === 1) return null
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <div className={classes.pages}>
      <Button variant="default" disabled={page === 1} onClick={() => onChange(page - 1)}>
        {texts.previousPage}
      </Button>
      <span role="status">{texts.rowsOf(Math.min(first, last), last, total)}</span>
      <Button variant="default" disabled={last >= total} onClick={() => onChange(page + 1)}>
        {texts.nextPage}
      </Button>
    </div>
  )
}
