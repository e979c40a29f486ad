// When a test fails, a picture of every phone says more than its message: `shots/failed/`.
import { beforeEach } from 'vitest';
import { phones } from './phone.ts';

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    const test = task.name.replaceAll(/[^a-zäöüß0-9]+/gi, '-').slice(0, 60);
    // a phone that hangs must not hide why the test failed
    await Promise.allSettled([...phones].map((phone) => phone.shot(`failed/${test} ${phone.name}`)));
  });
});
