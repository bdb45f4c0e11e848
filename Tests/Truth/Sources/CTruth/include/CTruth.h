#ifndef CTRUTH_H
#define CTRUTH_H

// Runs a question so that nothing it does ends the process that asks.
//
// On Apple's systems an exception is caught, for which Swift has no words. Elsewhere the question runs
// in a child process: what UIKit raises there ends the process, and Swift cannot fork.

#if defined(__cplusplus)
extern "C" {
#endif

// How a question ended.
enum ctruth_end {
  // It returned its answer.
  ctruth_returned = 0,
  // It raised an exception, or a signal ended its process.
  ctruth_raised = 1,
  // It took too long; only a child process can be ended then.
  ctruth_late = 2,
  // No process could be made for it.
  ctruth_failed = 3,
};

// What came of a question; strings belong to the caller until ctruth_free.
struct ctruth_outcome {
  enum ctruth_end end;
  // What the question returned, or NULL.
  char *answer;
  // What the child wrote to standard error, or the reason of the exception; or NULL.
  char *words;
  // The name of the exception, or NULL.
  char *name;
};

// The question: returns a string made by malloc, or NULL.
typedef char *(*ctruth_body)(void *context);

// Asks, and waits no longer than so many seconds where it can.
struct ctruth_outcome ctruth_ask(ctruth_body body, void *context, unsigned seconds);

// Frees the strings of an outcome.
void ctruth_free(struct ctruth_outcome outcome);

#if defined(__cplusplus)
}
#endif

#endif
