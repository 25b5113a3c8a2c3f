export const FORM_CLOSED = 'The form is closed now. The office will open it when availability can be sent.'
