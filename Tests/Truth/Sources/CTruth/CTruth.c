#include "CTruth.h"

#include <stdlib.h>

void ctruth_free(struct ctruth_outcome outcome) {
  free(outcome.answer);
  free(outcome.words);
  free(outcome.name);
}

#if !defined(__APPLE__)

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// A string that grows while it is read.
struct text {
  char *bytes;
  size_t length;
};

static void append(struct text *text, const char *bytes, size_t count) {
  char *grown = realloc(text->bytes, text->length + count + 1);
  if (!grown) return;
  memcpy(grown + text->length, bytes, count);
  text->bytes = grown;
  text->length += count;
  grown[text->length] = 0;
}

static void write_all(int file, const char *text) {
  size_t left = text ? strlen(text) : 0;
  while (left > 0) {
    ssize_t count = write(file, text, left);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    left -= (size_t)count;
  }
}

// Signals end the child at once: no handler of the parent's, no core, no backtrace.
static void let_signals_end_the_process(unsigned seconds) {
  int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) signal(numbers[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  alarm(seconds);
}

static void run_child(ctruth_body body, void *context, unsigned seconds, int answers, int words) {
  let_signals_end_the_process(seconds);
  dup2(words, STDERR_FILENO);
  char *answer = body(context);
  write_all(answers, answer);
  _exit(0);
}

// Reads both pipes to their ends, in whatever order they are written.
static void read_both(int answers, int words, struct text *answer, struct text *word) {
  struct pollfd files[2] = {{answers, POLLIN, 0}, {words, POLLIN, 0}};
  struct text *texts[2] = {answer, word};
  char buffer[4096];
  while (files[0].fd >= 0 || files[1].fd >= 0) {
    if (poll(files, 2, -1) < 0 && errno != EINTR) return;
    for (int i = 0; i < 2; i++) {
      if (files[i].fd < 0 || !files[i].revents) continue;
      ssize_t count = read(files[i].fd, buffer, sizeof buffer);
      if (count > 0) append(texts[i], buffer, (size_t)count);
      else if (count == 0 || errno != EINTR) files[i].fd = -1;
    }
  }
}

static enum ctruth_end wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return ctruth_failed;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return ctruth_returned;
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? ctruth_late : ctruth_raised;
}

struct ctruth_outcome ctruth_ask(ctruth_body body, void *context, unsigned seconds) {
  struct ctruth_outcome outcome = {ctruth_failed, NULL, NULL, NULL};
  int answers[2], words[2];
  if (pipe(answers) != 0) return outcome;
  if (pipe(words) != 0) {
    close(answers[0]);
    close(answers[1]);
    return outcome;
  }
  pid_t child = fork();
  if (child == 0) run_child(body, context, seconds, answers[1], words[1]);
  close(answers[1]);
  close(words[1]);
  if (child > 0) {
    struct text answer = {NULL, 0}, word = {NULL, 0};
    read_both(answers[0], words[0], &answer, &word);
    outcome = (struct ctruth_outcome){wait_for(child), answer.bytes, word.bytes, NULL};
  }
  close(answers[0]);
  close(words[0]);
  return outcome;
}

#endif
