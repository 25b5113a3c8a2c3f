import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Subject } from '../domain/paper.ts'

interface SubjectLinkProps {
  readonly subject: Subject
  readonly id: string
  /** The plate or the driver's full name. */
  readonly name: string
}

/** Leads to the vehicle's or driver's own page. */
export function SubjectLink({ subject, id, name }: SubjectLinkProps) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) =>
        subject === 'vehicle' ? (
          <Link to="/admin/samochody/edycja/$id" params={{ id }} {...props} />
        ) : (
          <Link to="/admin/pracownicy/$id" params={{ id }} {...props} />
        )
      }
    >
      {name}
    </Anchor>
  )
}
