import { List, Text } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Empty } from '#platform/web/admin-ui/empty.tsx'

/** Says honestly that a part of a screen is still to come, and what will be there. */
export function Promised({ promises }: { readonly promises: readonly string[] }) {
  return (
    <Empty icon={<IconTools size={24} />}>
      <Text fw={600} c="var(--mantine-color-text)" mb="xs">
        Ten ekran nie jest jeszcze gotowy.
      </Text>
      Znajdzie się tu:
      <List size="sm" mt={6} ta="left" w="fit-content" mx="auto" spacing={2}>
        {promises.map((promise) => (
          <List.Item key={promise}>{promise}</List.Item>
        ))}
      </List>
    </Empty>
  )
}
