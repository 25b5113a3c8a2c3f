import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { outboxTexts } from '../texts-outbox.ts'

/** From a driver's card to everything that went to them, where it can be sent again. */
export function ThreadLink({ driverId }: { readonly driverId: string }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMessages size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/wiadomosci/osoba/$id" params={{ id: driverId }} {...props} />}
    >
      {outboxTexts.openThread}
    </Button>
  )
}
