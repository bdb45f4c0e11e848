import Foundation
import TestSupport
import Testing

@Suite(.programs) struct CompareCommandTests {
  private let fixture: SceneFixture
  private let golden = "scenes/Snapshots/herbs/mint.after.portrait.png"

  init() throws {
    fixture = try SceneFixture("mint")
    _ = try fixture.run("record", "scenes")
    try fixture.write(try fixture.data(golden), to: "old/a.png")
    try fixture.scene("mint", inset: 8)
    _ = try fixture.run("record", "scenes")
    try fixture.write(try fixture.data(golden), to: "new/a.png")
  }

  @Test func `a file and itself are the same`() throws {
    let run = try fixture.run("compare", "old/a.png", "old/a.png")
    #expect(run.status == 0)
    #expect(run.output == "1 snapshot: 1 same\n")
  }

  @Test func `pictures that carry layouts are compared in layout terms`() throws {
    let run = try fixture.run("compare", "old/a.png", "new/a.png")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.png is different: layout\n  section 0 inset.left 0 → 8"))
    #expect(run.output.contains("  pixels: 480 of 16000 pixels differ"))
  }

  @Test func `pictures of the difference are written where output says`() throws {
    let run = try fixture.run("compare", "old", "new", "--output", "difference")
    #expect(run.status == 1)
    for role in ["expected", "actual", "difference", "panes", "blink"] {
      #expect(fixture.has("difference/artifacts/old/a.png/\(role).png"))
    }
    let lines = "\nartifacts   difference/artifacts/old/a.png/\n  difference.png  panes.png"
    #expect(run.output.contains("\(lines)  blink.png\n"))
    #expect(try fixture.run("report", "difference", "--inline").status == 0)
  }

  private func document(width: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><constraints>
    <constraint id="c" firstAttribute="width" constant="\(width)"/>
    </constraints></view></objects></document>
    """
  }

  @Test func `documents of Interface Builder are compared object by object`() throws {
    try fixture.write(document(width: 16), to: "old.xib")
    try fixture.write(document(width: 20), to: "new.xib")
    let run = try fixture.run("compare", "old.xib", "new.xib")
    #expect(run.status == 1)
    #expect(
      run.output
        == "new.xib:3: constraint view \"v\".width = 20: constant 16 → 20\n1 change\n")
    #expect(try fixture.run("compare", "old.xib", "old.xib").output == "no changes\n")
  }

  @Test func `versions of a document are drawn side by side where output says`() throws {
    for (name, alpha) in [("old", "1"), ("new", "0.5")] {
      let view = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="80" height="40"/>
        <color key="backgroundColor" white="0" alpha="\(alpha)" colorSpace="calibratedWhite"/>
        </view></objects></document>
        """
      try fixture.write(view, to: "\(name).xib")
    }
    let run = try fixture.run("compare", "old.xib", "new.xib", "--output", "pictures")
    #expect(run.output.hasSuffix("1 change\npictures/new.xib.png\n"))
    #expect(fixture.has("pictures/new.xib.png"))
  }

  @Test func `output that cannot be written hides no difference`() throws {
    try fixture.write("in the way", to: "file")
    try fixture.write("in the way", to: "results/artifacts")
    for place in ["file/difference", "results"] {
      let run = try fixture.run("compare", "old", "new", "--output", place)
      #expect(run.status == 2)
      #expect(run.output.hasPrefix("a.png is different: layout\n  section 0 inset.left 0 → 8"))
      #expect(run.errors.hasPrefix("error: some results for report could not be saved: /"))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `without output nothing is written`() throws {
    let before = fixture.folder.names
    _ = try fixture.run("compare", "old", "new")
    #expect(fixture.folder.names == before)
  }

  @Test func `folders are compared by path, and what only one has differs`() throws {
    try fixture.write("one\n", to: "old/sub/gone.txt")
    try fixture.write("one\n", to: "new/sub/new.json")
    let run = try fixture.run("compare", "old", "new", "--json")
    #expect(run.status == 1)
    #expect(
      try PrintedRecords(run).snapshots.map { "\($0.name) \($0.outcome)" }
        == ["a.png different", "sub/gone.txt different", "sub/new.json missing"])
  }

  @Test func `texts are compared line by line`() throws {
    try fixture.write("one\ntwo\n", to: "a.txt")
    try fixture.write("one\nthree\n", to: "b.txt")
    let run = try fixture.run("compare", "a.txt", "b.txt")
    #expect(run.status == 1)
    #expect(run.output.contains("    -two\n    +three\n"))
  }

  @Test func `a tolerance lets pass what it names, and says so`() throws {
    // Pictures without layouts, since tolerances do not apply to layouts.
    for (name, inset) in [("old", 0), ("new", 8)] {
      try fixture.scene("mint", inset: inset)
      _ = try fixture.run("render", "scenes/mint.json", "--plain", "--output", name)
    }
    let words = [
      "compare", "old/herbs/mint.after.portrait.png", "new/herbs/mint.after.portrait.png",
    ]
    let allowed = try CommandRun(
      words + ["--max-differing-pixels", "480", "--max-cluster-in-window", "16,256"],
      in: fixture.folder.url)
    #expect(allowed.output.contains("mint.after.portrait.png: 480 of 16000 pixels differ"))
    #expect(allowed.output.contains("which is allowed\n1 snapshot: 1 same\n"))
    func status(_ options: String...) throws -> Int32 {
      try CommandRun(words + options, in: fixture.folder.url).status
    }
    #expect(try status() == 1)
    #expect(try status("--max-differing-pixels", "480") == 1)
    #expect(
      try status("--max-differing-pixels", "480", "--max-cluster-in-window", "16,256") == 0)
    #expect(
      try status("--max-differing-pixels", "479", "--max-cluster-in-window", "16,256") == 1)
    #expect(try status("--max-differing-ratio", "0.03", "--max-cluster-in-window", "1,1") == 0)
    #expect(try status("--mask", "0,0,100,30") == 0)
    #expect(try status("--mask", "0,0,100,10") == 1)
  }

  @Test func `an element's looks can be masked, its frame cannot`() throws {
    let run = try fixture.run(
      "compare", "old/a.png", "new/a.png", "--mask-element", "cell[0,0]")
    #expect(run.status == 1)
    #expect(run.output.contains("cell [0,0] moved +8,0"))
  }

  @Test(arguments: [
    ["--mask", "1,2,3"], ["--mask", "0,0,-1,5"], ["--mask-element", "cell[0"],
    ["--max-differing-ratio", "2"], ["--max-channel-delta", "256"],
    ["--max-cluster-in-window", "0,1"], ["--perceptual", "much"],
    ["--backdrop", "black", "--perceptual", "0.1"], ["--policy", "layout"],
    ["--policy", "layout=pass"], ["--policy", "size=warn"],
  ])
  func `a tolerance that makes no sense is refused`(options: [String]) throws {
    let run = try CommandRun(["compare", "old", "new"] + options, in: fixture.folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(options[0]) cannot be \"\(options[1])\""))
  }

  @Test func `limits of pixels let no layout pass, a policy does`() throws {
    let limit = ["compare", "old/a.png", "new/a.png", "--max-differing-ratio", "0.05"]
    let broken = try CommandRun(limit, in: fixture.folder.url)
    #expect(broken.output.contains("2 regions\n    maxClusterInWindow allows "))
    let words = limit + ["--max-cluster-in-window", "16,200"]
    let run = try CommandRun(words, in: fixture.folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("\n    the pixels are within the limits, the layout is not\n"))
    let ignored = try CommandRun(words + ["--policy", "layout=ignore"], in: fixture.folder.url)
    #expect(ignored.status == 0)
    #expect(ignored.output.contains("which is allowed\n1 snapshot: 1 same\n"))
    let warned = try CommandRun(words + ["--policy", "layout=warn"], in: fixture.folder.url)
    #expect(warned.status == 0)
    #expect(warned.output.contains("section 0 inset.left 0 → 8"))
    #expect(!warned.output.contains("same"))
    #expect(warned.output.hasSuffix("\n1 snapshot: 1 warned\n"))
  }

  @Test func `what a policy ignores is said`() throws {
    let words = ["compare", "old/a.png", "new/a.png", "--policy"]
    let all = try CommandRun(words + ["layout=ignore"], in: fixture.folder.url)
    #expect(all.status == 0)
    #expect(all.output.hasPrefix("ignored: old/a.png: section 0 inset.left 0 → 8: "))
    #expect(all.output.hasSuffix("\n1 snapshot: 1 same\n"))
    let json = try CommandRun(words + ["layout=ignore", "--json"], in: fixture.folder.url)
    #expect(json.output.contains("a.png is the same, apart from ignored changes"))
    try fixture.write("one\n", to: "a.txt")
    try fixture.write("two\n", to: "b.txt")
    let text = try fixture.run("compare", "a.txt", "b.txt", "--policy", "text=ignore")
    #expect(text.output.contains("/b.txt: line 1: “one” → “two”\n1 snapshot: 1 same\n"))
  }

  @Test func `a policy is for texts too`() throws {
    try fixture.write("one\n", to: "a.txt")
    try fixture.write("two\n", to: "b.txt")
    let run = try fixture.run("compare", "a.txt", "b.txt", "--policy", "text=warn")
    #expect(run.status == 0)
    #expect(run.output.contains("b.txt: line 1: “one” → “two”"))
  }

  @Test(arguments: [
    ["--max-channel-delta", "255"], ["--perceptual", "1"], ["--max-cluster-in-window", "16,256"],
  ])
  func `a tolerance that lets everything pass is refused`(options: [String]) throws {
    let run = try CommandRun(
      ["compare", "old", "new"] + options, in: fixture.folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("lets every picture pass: nothing would be verified"))
  }

  @Test func `pixels that tolerance let pass are told beside a layout that changed`() throws {
    let run = try fixture.run("compare", "old/a.png", "new/a.png", "--mask", "0,0,100,30")
    #expect(run.status == 1)
    #expect(run.output.contains("  pixels: no pixel differs\n    3000 masked pixels\n"))
  }

  @Test func `a broken picture is an error, not a difference`() throws {
    try fixture.write(try fixture.data("old/a.png").prefix(90), to: "broken.png")
    let run = try fixture.run("compare", "old/a.png", "broken.png")
    #expect(run.status == 2)
    #expect(run.output.contains("cannot be compared"))
  }

  @Test func `a picture with whole pixels and no end is read with a warning`() throws {
    let whole = try fixture.data("old/a.png")
    try fixture.write(whole.dropLast(12), to: "cut.png")
    let words = "cut.png ends before its end mark: its pixels are complete"
    for names in [["old/a.png", "cut.png"], ["cut.png", "old/a.png"], ["cut.png", "cut.png"]] {
      let run = try CommandRun(["compare"] + names, in: fixture.folder.url)
      #expect(run.status == 0)
      #expect(run.output.contains(words))
      #expect(run.output.split(separator: "\n").count == 2)
    }
    let strict = try fixture.run("compare", "old/a.png", "cut.png", "--policy", "metadata=fail")
    #expect(strict.status == 1)
  }

  @Test func `colours may be counted as odiff counts them`() throws {
    // Half-transparent black, and the grey that it is on white.
    for (name, color) in [("black.png", [0, 0, 0, 128]), ("grey.png", [127, 127, 127, 255])] {
      let picture = PNGBuilder(colorType: .rgba, sample: { color[$2] })
      try fixture.write(picture.data, to: name)
    }
    // A vertical edge, once soft and once hard.
    for (name, edge) in [("soft.png", 128), ("hard.png", 0)] {
      let picture = PNGBuilder(
        width: 6, height: 6, sample: { x, _, _ in x < 2 ? 255 : x == 2 ? edge : 0 })
      try fixture.write(picture.data, to: name)
    }
    func status(_ words: String...) throws -> Int32 {
      try CommandRun(["compare"] + words, in: fixture.folder.url).status
    }
    #expect(try status("black.png", "grey.png", "--perceptual", "0.1") == 1)
    #expect(
      try status("black.png", "grey.png", "--perceptual", "0.1", "--backdrop", "white") == 0)
    #expect(try status("soft.png", "hard.png", "--perceptual", "0.1") == 0)
    #expect(try status("soft.png", "hard.png", "--perceptual", "0.1", "--count-soft-edges") == 1)
  }

  @Test(arguments: [["--count-soft-edges"], ["--backdrop", "white"]])
  func `an option about colours needs the threshold`(options: [String]) throws {
    let run = try CommandRun(["compare", "old", "new"] + options, in: fixture.folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(options[0]) is valid only with --perceptual 0…1"))
  }

  @Test(arguments: ["png", "txt"])
  func `two files that are broken alike are an error, not the same`(kind: String) throws {
    let broken = kind == "png" ? try fixture.data("old/a.png").prefix(90) : Data([0xFF, 0xFE])
    for name in ["a", "b"] { try fixture.write(broken, to: "\(name).\(kind)") }
    let run = try fixture.run("compare", "a.\(kind)", "b.\(kind)")
    #expect(run.status == 2)
    #expect(run.output.contains("b.\(kind) cannot be compared"))
    #expect(!run.output.contains("same"))
  }

  @Test func `names that no golden may have are compared too`() throws {
    for name in ["old", "new"] { try fixture.write(name, to: "\(name)/a:b $x.txt") }
    let run = try fixture.run("compare", "old", "new", "--output", "difference")
    #expect(run.status == 1)
    #expect(run.output.contains("a:b $x.txt is different: text"))
  }

  @Test func `what cannot be compared is told`() throws {
    try fixture.write("", to: "empty/x.md")
    #expect(try fixture.run("compare", "old", "nowhere").errors.contains("nowhere does not exist"))
    #expect(try fixture.run("compare", "old", "old/a.png").errors.contains("is a folder"))
    #expect(try fixture.run("compare", "empty", "empty").status == 2)
    #expect(try fixture.run("compare", "old").status == 2)
    #expect(try fixture.run("compare", "a", "b", "c").status == 2)
  }
}
