#ifndef CTRUTH_H
#define CTRUTH_H

// Runs a question so that nothing that it does ends the calling process.
//
// On Apple's systems an exception is caught, which Swift cannot do. Elsewhere the question runs in a
// child process, since an exception of UIKit ends the process there, and Swift cannot fork.

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

// The outcome of a question; strings belong to the caller until ctruth_free.
struct ctruth_outcome {
  enum ctruth_end end;
  // The text that the question returned, or NULL.
  char *answer;
  // The child's output to standard error, or the reason of the exception; or NULL.
  char *words;
  // The name of the exception, or NULL.
  char *name;
};

// The question: returns a string made by malloc, or NULL.
typedef char *(*ctruth_body)(void *context);

// Runs a question. A child process is ended after so many seconds.
struct ctruth_outcome ctruth_ask(ctruth_body body, void *context, unsigned seconds);

// Frees the strings of an outcome.
void ctruth_free(struct ctruth_outcome outcome);

#if defined(__cplusplus)
}
#endif

#endif
