import { ActionIcon, Button, Group, Indicator, Popover, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { sameWeek } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'

/** The bell with its one item, which leads to schedule editing and to the settings (Spec 1 §2 'Admin shell'). */
export function NoticeBell() {
  const [open, setOpen] = useState(false)
  const settings = useCall(getPublicSettings, {})
  const generated = useCall(listGeneratedWeeks, {})
  const week = settings.data?.availabilityWeek
  const isGenerated = week && generated.data?.data.some(({ attributes }) => sameWeek(attributes, week))
  const toDo = week !== undefined && generated.data !== undefined && !isGenerated
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={320} shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={toDo ? 'Powiadomienia: 1 do zrobienia' : 'Powiadomienia'}
          onClick={() => setOpen(!open)}
        >
          <Indicator disabled={!toDo} color="yellow.4" size={10} withBorder>
            <IconBell size={20} stroke={1.7} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Powiadomienia">
        <Text fw={600} size="sm">
          {week ? `Grafik na tydzień ${week.week}` : 'Grafik na kolejny tydzień'}
        </Text>
        <Text size="sm" c="dimmed">
          {week ? `${weekRange(week)}. ` : ''}
          {isGenerated
            ? 'Grafik jest wygenerowany. Możesz go jeszcze poprawić.'
            : toDo
              ? 'Grafik nie jest jeszcze wygenerowany. Sprawdź ustawienia i ułóż grafik.'
              : 'Stan grafiku nie jest teraz znany.'}
        </Text>
        <Group gap="xs" mt="sm">
          <Button
            size="xs"
            renderRoot={(props) => <Link to="/admin/edycja-grafiku" {...props} />}
            onClick={() => setOpen(false)}
          >
            Edycja grafiku
          </Button>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/miesiac" {...props} />}
            onClick={() => setOpen(false)}
          >
            Ustawienia
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
