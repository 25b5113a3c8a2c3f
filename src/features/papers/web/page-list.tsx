import { Group, Pagination } from '@mantine/core'
import { PAPERS_ON_PAGE } from '../contract.ts'
import { paperScreenTexts } from '../texts-office.ts'

interface PageListProps {
  readonly total: number
  readonly page: number
  onChange(page: number): void
}

/** The pages of a long list; nothing where it has one. */
export function PageList({ total, page, onChange }: PageListProps) {
  const pages = Math.ceil(total / PAPERS_ON_PAGE)
  if (pages <= 1) return null
  return (
    <Group component="nav" aria-label={paperScreenTexts.pages} justify="center" mt="md">
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        getControlProps={(control) => ({ 'aria-label': paperScreenTexts.pageControls[control] })}
        getItemProps={(item) => ({ 'aria-label': paperScreenTexts.page(item) })}
      />
    </Group>
  )
}
