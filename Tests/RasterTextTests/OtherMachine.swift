import Basics
import Foundation
import RasterText
import TestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// The surroundings of a process on another machine: a home, configuration and variables of its
/// own.
struct OtherMachine {
  private let home: TemporaryFolder
  private let fontFolders: [URL]

  /// Makes a home with font files whose names are familiar and whose glyphs are not.
  init(fonts: [String]) throws {
    home = try TemporaryFolder()
    fontFolders = [".fonts", ".local/share/fonts", "fonts"].map(home.file)
    let impostor = EmbeddedFiles.fonts.data(at: "JetBrainsMono-Bold.ttf")
    for folder in fontFolders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in fonts { try impostor?.write(to: folder.appendingPathComponent(name)) }
    }
    try Data(configuration.utf8).write(to: home.file("fonts.conf"))
  }

  private var configuration: String {
    let folders = fontFolders.map { "<dir>\($0.path)</dir>" }.joined()
    return "<?xml version=\"1.0\"?><fontconfig>\(folders)</fontconfig>"
  }

  /// Points every variable that font libraries read to this machine.
  private func setVariables() {
    let path = home.url.path
    let variables = [
      "HOME": path, "XDG_DATA_HOME": path, "XDG_CONFIG_HOME": path, "XDG_CACHE_HOME": path,
      "XDG_DATA_DIRS": path, "XDG_CONFIG_DIRS": path,
      "FONTCONFIG_PATH": path, "FONTCONFIG_FILE": home.file("fonts.conf").path,
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
      "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible",
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar",
    ]
    for (name, value) in variables { setenv(name, value, 1) }
  }

  /// Draws on this machine; ends the process if that would open more than bundled fonts.
  ///
  /// On Linux no font of this machine may be opened while the bundled ones are read, and no file at
  /// all can be opened while the drawing is made.
  func draw(_ body: () -> Void) {
    setVariables()
    #if os(Linux)
      let watch = FolderWatch(fontFolders)
      // The bundled fonts are read first, since no file can be opened in `withoutOpening`.
      Specimen.readFonts()
      precondition(watch.events == 0, "a font outside the bundle was opened")
      // A watch that reports nothing now would not have reported a font either.
      _ = try? FileManager.default.contentsOfDirectory(atPath: fontFolders[0].path)
      precondition(watch.events > 0, "the watch on folders sees nothing")
      precondition(!Self.mappedFiles.contains("fontconfig"), "fontconfig is linked")
      Self.withoutOpening(body)
    #else
      body()
    #endif
  }
}

#if os(Linux)
  extension OtherMachine {
    /// The files that the process has mapped into its memory, one per line.
    private static var mappedFiles: String {
      let data = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
      precondition(!data.isEmpty, "no list of the files in memory")
      return String(decoding: data, as: UTF8.self)
    }

    /// Does something while the process can open no file.
    private static func withoutOpening(_ body: () -> Void) {
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var old = rlimit()
      getrlimit(files, &old)
      var none = rlimit(rlim_cur: 0, rlim_max: old.rlim_max)
      setrlimit(files, &none)
      precondition(open("/proc/self/maps", O_RDONLY) < 0, "files can still be opened")
      body()
      setrlimit(files, &old)
    }
  }

  /// A watch that counts openings and readings of files in folders.
  private struct FolderWatch {
    private let queue: CInt

    init(_ folders: [URL]) {
      queue = inotify_init1(CInt(IN_NONBLOCK))
      precondition(queue >= 0, "no watch on folders")
      let mask = UInt32(IN_OPEN) | UInt32(IN_ACCESS)
      for folder in folders {
        precondition(inotify_add_watch(queue, folder.path, mask) >= 0, "no watch on a folder")
      }
    }

    /// The number of bytes of events since the watch began, at most 4096.
    var events: Int {
      var buffer = [UInt8](repeating: 0, count: 4096)
      return max(0, read(queue, &buffer, buffer.count))
    }
  }
#endif
