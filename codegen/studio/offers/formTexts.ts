import type { Words } from '../../new/words.ts';

/* What a new form says after its button was pressed. */

export const SENT: Words = { pl: 'Wysłano.', en: 'Sent.', de: 'Abgesendet.', uk: 'Надіслано.' };

export const NOT_TAKEN: Words = {
  pl: 'Urząd tego nie przyjął. Sprawdź, co wpisano, i spróbuj jeszcze raz.',
  en: 'The office has not taken it. Check what you wrote and try again.',
  de: 'Das Amt hat es nicht angenommen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  uk: 'Управління цього не прийняло. Перевірте, що ви написали, і спробуйте ще раз.',
};

/** Beside the box that keeps programs away. */
export const CAPTCHA: Words = {
  pl: 'Potwierdzenie, że nie wysyła tego program',
  en: 'Confirmation that no program sends this',
  de: 'Bestätigung, dass kein Programm dies sendet',
  uk: 'Підтвердження, що це надсилає не програма',
};
