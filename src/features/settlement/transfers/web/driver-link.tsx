import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface DriverLinkProps {
  readonly id: string
  readonly name: string
}

/** To the account on the driver's card. */
export function DriverLink({ id, name }: DriverLinkProps) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/admin/pracownicy/$id" params={{ id }} search={{ zakladka: 'konto' }} {...props} />
      )}
    >
      {name}
    </Anchor>
  )
}
