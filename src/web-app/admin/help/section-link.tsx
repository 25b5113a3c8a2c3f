import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SectionLinkProps {
  readonly id: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link to a chapter or section of the handbook. */
export function SectionLink({ id, className = '', label, children }: SectionLinkProps) {
  return (
    <Link
      to="/pomoc"
      hash={id}
      className={className}
      aria-label={label}
      activeOptions={{ includeHash: true }}
    >
      {children}
    </Link>
  )
}
