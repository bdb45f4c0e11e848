extension Option {
  /// One line for the help.
  var summary: String {
    switch self {
    case .device: "draw on this device instead of the scene's own"
    case .orientation: "only this orientation"
    case .variant: "only this variant; may be given more than once"
    case .overlay: "index, insets, spacing, content-size, safe-area, all or none"
    case .appearance: "light or dark"
    case .sheet: "also draw all pictures side by side, with a title and captions"
    case .output: "the folder to write to, \".\" for render unless given; for truth a file"
    case .json: "print JSON instead of words"
    case .rotate: "also turn the device and turn it back"
    case .times: "how often the device is turned; 100 unless given"
    case .seed: "what the steps in between follow from; 1 unless given"
    case .unfolded: "write out calls that only repeat others"
    case .help: "print this help"
    case .version: "print the version"
    default: summaryForSnapshots
    }
  }

  private var summaryForSnapshots: String {
    switch self {
    case .maxChannelDelta: "a pixel counts as the same when no channel differs by more, 0 to 255"
    case .maxDifferingPixels: "the most pixels that may differ"
    case .maxDifferingRatio: "the greatest share of pixels that may differ"
    case .maxClusterInWindow: "the most pixels that may differ in any window so many pixels wide"
    case .perceptual: "count colours as the same that look so: pixelmatch's threshold, usually 0.1"
    case .mask: "do not compare this rectangle, in points; may be given more than once"
    case .maskElement: "do not compare an element, as in cell[0,3], or all of a kind, as in header"
    case .policy: "what layout, paint, text, fonts or metadata do: fail, warn or ignore"
    case .snapshots: "the folder of the goldens; Snapshots beside the scene unless given"
    case .results: "the folder of the results; .build/snapshots of the package unless given"
    case .mode: "which goldens may be written: all, failed, missing or never"
    case .deep: "decode every golden, so that a forged one is found; always where CI is set"
    case .shard: "only the I-th of N parts; each golden falls to one"
    case .filter: "only goldens whose path matches"
    case .only: "only changes of goldens whose path matches"
    case .all: "every change"
    case .delete: "delete what is listed"
    case .inline: "one file instead of a folder"
    case .junit: "also write JUnit's XML"
    case .markdown: "also write Markdown, as for a pull request's comment"
    default: ""
    }
  }
}
