import { Accordion, Anchor, List } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { QUESTIONS, WEEK_STEPS } from './help-texts.ts'

/** `/pomoc`: how a week goes, and answers to what people ask (D41). */
export function HelpScreen() {
  return (
    <>
      <PageHeader title="Pomoc" description="Tydzień pracy z systemem, krok po kroku." />
      <div style={{ display: 'grid', gap: 20, maxWidth: 860 }}>
        <Panel title="Jak wygląda tydzień">
          <List type="ordered" spacing="sm">
            {WEEK_STEPS.map(({ title, text, to }) => (
              <List.Item key={title}>
                <Anchor fw={600} renderRoot={(props) => <Link to={to} {...props} />}>
                  {title}
                </Anchor>
                <br />
                {text}
              </List.Item>
            ))}
          </List>
        </Panel>
        <Panel title="Częste pytania" flush>
          <Accordion multiple order={3}>
            {QUESTIONS.map(({ question, answer }) => (
              <Accordion.Item key={question} value={question}>
                <Accordion.Control>{question}</Accordion.Control>
                <Accordion.Panel>{answer}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Panel>
      </div>
    </>
  )
}
