import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportJson } from '../../codegen/report/json.ts';
import { reportSarif } from '../../codegen/report/sarif.ts';
import { reportErrorsFirst, reportText, summary } from '../../codegen/report/text.ts';
import { screenChecker } from './oneScreen.ts';

const broken = JSON.stringify(
  {
    title: 'uslugi.nazwy.imionaWgRoku',
    state: { rok: { type: 'integer' } },
    content: [{ id: 'a', type: 'text', text: { value: 'stat.rok' } }],
  },
  null,
  2,
);
const { problems } = screenChecker(join(import.meta.dirname, '../..'))('imiona/wg-roku', broken);

test('the text report shows place, message and code', () => {
  expect(reportText(problems)).toContain(`screens/imiona/wg-roku.json:13:19  #/content/0/text/value
  "stat" is not a name here. Did you mean "state"?`);
  expect(summary(problems)).toBe('1 error, 1 warning');
});

test('warnings are listed when no error is left; until then only their number is shown', () => {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const [warning] = warnings;
  expect(reportErrorsFirst(problems)).not.toContain(warning!.message);
  expect(reportErrorsFirst(problems)).toMatch(/\n\nWarnings not shown yet: 1\. .*$/);
  expect(reportErrorsFirst(warnings)).toContain(`warning: ${warning!.message}`);
  expect(reportErrorsFirst(warnings)).not.toContain('not shown');
});

test('the same message at many places is written once, with the places', () => {
  const [one] = problems;
  const at = (line: number) => ({ ...one!, line });
  const few = reportErrorsFirst([1, 2, 3].map(at));
  expect(few.split(one!.message)).toHaveLength(4);
  const many = reportErrorsFirst(Array.from({ length: 12 }, (_, line) => at(line + 1)));
  expect(many.split(one!.message)).toHaveLength(2);
  const file = 'screens/imiona/wg-roku.json';
  expect(many).toContain(`Also at ${[2, 3, 4, 5, 6, 7, 8, 9].map((line) => `${file}:${line}`).join(', ')} and 3 more`);
});

test('JSON counts and carries every problem whole', () => {
  expect(JSON.parse(reportJson(problems))).toEqual({ errors: 1, warnings: 1, problems });
});

test('SARIF 2.1.0: each result has its rule, level, message and region', () => {
  const log = JSON.parse(reportSarif(problems));
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringMatching(/sarif-2\.1\.0\.json$/) });
  expect(log.runs).toHaveLength(1);
  const [{ tool, results }] = log.runs;
  expect(tool.driver.name).toBe('okienko check');
  const rules = tool.driver.rules.map((rule: { id: string }) => rule.id);
  expect(new Set(rules).size).toBe(rules.length);
  expect(results).toHaveLength(problems.length);
  for (const [index, result] of results.entries()) {
    const { line, column, length, file, severity, code } = problems[index]!;
    expect(rules).toContain(result.ruleId);
    expect(rules[result.ruleIndex]).toBe(code);
    expect(result).toMatchObject({
      ruleId: code,
      level: severity,
      message: { text: expect.stringMatching(/./) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
            region: { startLine: line, startColumn: column, endColumn: column + (length ?? 1) },
          },
        },
      ],
    });
  }
});

test('a file name with a space or a Polish letter is a valid address in SARIF', () => {
  const [first] = problems;
  const log = JSON.parse(reportSarif([{ ...first!, file: 'screens/nowy ekran/żółw.json' }]));
  expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'screens/nowy%20ekran/%C5%BC%C3%B3%C5%82w.json',
  );
});
