import { Link } from '@tanstack/react-router'
import type { WeekBlock } from '../domain/week-block.ts'
import { blockWords } from '../texts-blocks.ts'
import classes from './week.module.css'

/** Leads to where a block is cleared; nothing where a person explains it instead. */
export function UnblockLink({ block }: { readonly block: WeekBlock }) {
  const { act } = blockWords(block)
  // Hours are entered behind the fuel page's own door.
  if (block.code === 'amount-unknown' && block.what === 'hours-unknown')
    return (
      <a className={classes.link} href="/paliwo" target="_blank" rel="noreferrer">
        {act}
      </a>
    )
  const link = linkOf(block)
  if (!link) return null
  return (
    <Link className={classes.link} {...link}>
      {act}
    </Link>
  )
}

function linkOf(block: WeekBlock) {
  const { code } = block
  switch (code) {
    case 'file-missing':
    case 'amount-unknown':
    case 'input-faulty':
    case 'report-spans':
    case 'reports-overlap':
      return { to: '/admin/wyniki', search: { zakladka: 'import' } } as const
    case 'rows-unmatched':
      return { to: '/admin/wyniki/osoby' } as const
    case 'no-scheme':
    case 'scheme-changes':
      return { to: '/admin/zasady-wyplat' } as const
    case 'sums-differ':
      return undefined
  }
}
