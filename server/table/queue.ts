// One thing after another: each table has one queue, and nothing happens at it outside.

export interface Queue {
  /** Does the job after all before it. A job that throws is reported and does not stop the next. */
  add(job: () => Promise<void> | void): Promise<void>;
}

export function queue(report: (error: unknown) => void): Queue {
  let last = Promise.resolve();
  return {
    add(job) {
      last = last.then(job).catch(report);
      return last;
    },
  };
}
