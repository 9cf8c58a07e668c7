import { expect, test } from 'vitest';
import { isWebAddress, mailAddress, telAddress, webAddress } from '../../../src/lang/values/addresses.ts';

test.each([
  ['https://bip.example/a?b=c#d', 'https://bip.example/a?b=c#d'],
  ['HTTP://BIP.EXAMPLE', 'http://bip.example/'],
  ['https://gmina.example@obca.example/', null],
  ['https://a:b@obca.example/', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//bip.example', null],
  ['bip.example', null],
  ['', null],
])('the web address of %j is %j', (text, address) => expect(webAddress(text)).toBe(address));

test.each([
  ['urzad@gmina.example', 'mailto:urzad@gmina.example'],
  ['a?subject=x&cc=b@gmina.example', 'mailto:a%3Fsubject%3Dx%26cc%3Db@gmina.example'],
  ['a@b.example,c@d.example', null],
  ['a@b.example?subject=x', null],
  ['pokój 12', null],
])('the mail address of %j is %j', (text, address) => expect(mailAddress(text)).toBe(address));

test.each([
  ['146000100', 'tel:+48146000100'],
  ['14 600-01-00', 'tel:+48146000100'],
  ['(14) 600 01 00', 'tel:+48146000100'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['112', 'tel:112'],
  ['14 600 01 00 wew. 12', null],
  ['12', null],
])('the telephone address of %j is %j', (text, address) => expect(telAddress(text)).toBe(address));

test.each([
  ['przewozy.example', true],
  ['www.przewozy.example/kontakt', true],
  ['HTTPS://przewozy.example', true],
  ['łąka.example', true],
  ['przewozy', false],
  ['przewozy.', false],
  ['https://', false],
  ['dwa slowa.example', false],
  ['ftp://przewozy.example', false],
  ['javascript:alert(1)', false],
  ['ktos@poczta.example', false],
])('%j is accepted as a web address that a resident types: %j', (text, is) => expect(isWebAddress(text)).toBe(is));
