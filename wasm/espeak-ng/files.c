/*
 * The data files of eSpeak NG, in memory. The linker's `--wrap` sends the calls of eSpeak NG here that would ask a
 * file system: a module of WebAssembly has none.
 */
#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_FILES 256

typedef struct {
  const char *path;
  void *bytes;
  size_t size;
} file;

static file files[MOST_FILES];
static int file_count;

/* Path and bytes stay where they are, and belong to the file from now on. Returns 0, or -1 when there are too many. */
__attribute__((export_name("add_file")))
int add_file(const char *path, void *bytes, size_t size) {
  if (file_count == MOST_FILES) return -1;
  files[file_count++] = (file){path, bytes, size};
  return 0;
}

static file *find(const char *path) {
  for (int i = 0; i < file_count; i++)
    if (strcmp(files[i].path, path) == 0) return &files[i];
  return NULL;
}

/* Where the path of a file goes on below a folder; NULL for a file elsewhere. */
static const char *below(const char *folder, const char *path) {
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

static bool is_folder(const char *path) {
  for (int i = 0; i < file_count; i++)
    if (below(path, files[i].path)) return true;
  return false;
}

FILE *__wrap_fopen(const char *path, const char *mode) {
  file *found = find(path);
  if (found && mode[0] == 'r') return fmemopen(found->bytes, found->size, "r");
  errno = ENOENT;
  return NULL;
}

int __wrap_stat(const char *path, struct stat *out) {
  file *found = find(path);
  memset(out, 0, sizeof *out);
  if (found) {
    out->st_mode = S_IFREG;
    out->st_size = found->size;
    return 0;
  }
  if (is_folder(path)) {
    out->st_mode = S_IFDIR;
    return 0;
  }
  errno = ENOENT;
  return -1;
}

/* A folder that is being listed. It lists the files of its folders as its own (`gmw/en`), which saves the recursion. */
typedef struct {
  const char *path;
  int next;
  struct dirent entry;
} listing;

/* `path` has to outlive the listing, as it does in eSpeak NG. */
DIR *__wrap_opendir(const char *path) {
  listing *opened = is_folder(path) ? calloc(1, sizeof *opened) : NULL;
  if (opened) opened->path = path;
  return (DIR *)opened;
}

struct dirent *__wrap_readdir(DIR *folder) {
  listing *opened = (listing *)folder;
  while (opened->next < file_count) {
    const char *name = below(opened->path, files[opened->next++].path);
    if (!name || strlen(name) >= sizeof opened->entry.d_name) continue;
    strcpy(opened->entry.d_name, name);
    return &opened->entry;
  }
  return NULL;
}

int __wrap_closedir(DIR *folder) {
  free(folder);
  return 0;
}
