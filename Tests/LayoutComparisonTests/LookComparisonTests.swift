import LayoutCore
import Testing

@testable import LayoutComparison

/// The report of properties that belong to others of the same view.
struct LookComparisonTests {
  private func sentences(_ golden: [String: String], _ actual: [String: String]) -> [String] {
    LookComparison(golden: look(golden), actual: look(actual)).changes.map(\.sentence)
  }

  private func look(_ words: [String: String]) -> [LayoutRecord.ViewProperty: String] {
    Dictionary(uniqueKeysWithValues: words.map { (.init(rawValue: $0.key), $0.value) })
  }

  @Test func `a text that was absent has no quotation marks, and brings its font along`() {
    #expect(
      sentences([:], ["text": "NEW", "font": "Inter Bold 12", "textColor": "#000000"]) == [
        "text none → “NEW”"
      ])
  }

  @Test func `an attribute quotes the part of the text that has it`() {
    #expect(
      sentences(["text": "Hello world"], ["text": "Hello world", "attributes.kern": "2 at 0–5"])
        == ["kern none → 2 at 0–5 “Hello”"])
  }

  @Test func `a changed text moves the ranges of its attributes, which is not reported`() {
    #expect(
      sentences(
        ["text": "Hello you", "attributes.kern": "2 at 6–9"],
        ["text": "Hi you", "attributes.kern": "2 at 3–6"]) == ["text “Hello you” → “Hi you”"])
  }

  @Test func `an image in place of an item's title is one change`() {
    #expect(
      sentences(
        ["leftItems": "“Edit”"], ["leftItems": "image", "leftItems.0.image": "18×16 00aa"]) == [
          "left item “Edit” → image"
        ])
  }

  @Test func `an image with a name is reported by its name alone`() {
    #expect(
      sentences(
        ["minimumValueImage": "18×16 00aa", "minimumValueImageName": "speaker"],
        ["minimumValueImage": "20×19 00bb", "minimumValueImageName": "ear"]) == [
          "minimum value image “speaker” → “ear”"
        ])
  }

  @Test func `an image of an item without a title is called an image once`() {
    #expect(
      sentences(
        [
          "rightItems": "image", "rightItems.0.image": "18×16 00aa",
          "rightItems.0.imageName": "plus",
        ],
        [
          "rightItems": "image", "rightItems.0.image": "20×19 00bb",
          "rightItems.0.imageName": "pencil",
        ]) == ["right item image “plus” → “pencil”"])
  }

  @Test func `an image whose name did not change is reported by its size`() {
    #expect(
      sentences(
        ["thumbImage": "18×16 00aa", "thumbImageName": "plus"],
        ["thumbImage": "20×19 00bb", "thumbImageName": "plus"]) == [
          "thumb image 18×16 → 20×19"
        ])
  }

  @Test func `items with images that changed places are one change of order`() {
    #expect(
      sentences(
        [
          "rightItems": "image, image", "rightItems.0.image": "18×16 00aa",
          "rightItems.0.imageName": "plus", "rightItems.1.image": "20×19 00bb",
          "rightItems.1.imageName": "pencil",
        ],
        [
          "rightItems": "image, image", "rightItems.0.image": "20×19 00bb",
          "rightItems.0.imageName": "pencil", "rightItems.1.image": "18×16 00aa",
          "rightItems.1.imageName": "plus",
        ]) == ["right items plus, pencil → pencil, plus"])
  }

  @Test func `the color of a large title that is gone follows from that`() {
    #expect(
      sentences(
        ["largeTitle": "yes", "largeTitleColor": "#000000"],
        ["largeTitleDisplayMode": "never"]) == ["large title display mode automatic → never"])
  }

  @Test func `the selected detent follows from other detents`() {
    #expect(
      sentences(["detents": "medium", "selectedDetent": "medium"], [:])
        == ["detents medium → large"])
  }

  @Test func `a font weight without a typeface comes before the typeface that is drawn`() {
    #expect(
      sentences(
        ["text": "Hi", "font": "Inter Bold 28"],
        ["text": "Hi", "font": "Inter Regular 28", "fontWeight": "light"])
        == ["font weight of the typeface → light", "font Inter Bold 28 → Inter Regular 28"])
  }

  @Test func `a weight that is drawn as before is not reported`() {
    #expect(
      sentences(
        ["text": "Hi", "font": "Inter Regular 28"],
        ["text": "Hi", "font": "Inter Regular 28", "fontWeight": "light"]) == [])
  }

  @Test func `a change of a view's own drawing is named by the command that changed`() {
    #expect(
      sentences(
        ["drawing": "00aa", "drawn": "fill #FFFFFF, stroke 6 #007AFF"],
        ["drawing": "00bb", "drawn": "fill #FFFFFF, stroke 12 #007AFF"])
        == ["drawn stroke 6 #007AFF → stroke 12 #007AFF"])
  }

  @Test func `a path is reported by what a reader can see of it`() {
    let square = "0,0 9×9 4 points 00aa"
    #expect(
      sentences(["path": square], ["path": "0,0 9×5 4 points 00bb"])
        == ["path 0,0 9×9 → 0,0 9×5"])
    #expect(
      sentences(["path": square], ["path": "0,0 9×9 4 points 00bb"])
        == ["another path, 4 points in 0,0 9×9"])
    #expect(
      sentences(["path": square], ["path": "0,0 9×9 1 point 00bb"])
        == ["path 4 points in 0,0 9×9 → 1 point in 0,0 9×9"])
    #expect(sentences([:], ["path": square]) == ["path none → 4 points in 0,0 9×9"])
  }

  @Test func `a mask is reported by its class and its outline`() {
    #expect(
      sentences([:], ["mask": "CALayer 0,0 9×9 00aa"]) == ["mask none → CALayer 0,0 9×9"])
    #expect(
      sentences(["mask": "CALayer 0,0 9×9 00aa"], ["mask": "CAShapeLayer 0,0 9×9 4 points 00bb"])
        == ["mask CALayer 0,0 9×9 → CAShapeLayer of 4 points in 0,0 9×9"])
  }

  @Test func `a spinner that stops hides itself, which is not reported`() {
    #expect(sentences(["animating": "yes"], ["hidden": "yes"]) == ["no longer animating"])
  }

  @Test func `the dots of a secure text follow from that, another text does not`() {
    #expect(
      sentences(["text": "abc"], ["text": "•••", "secureTextEntry": "yes"])
        == ["secure text entry"])
    #expect(
      sentences(["text": "abc"], ["text": "••", "secureTextEntry": "yes"])
        == ["text “abc” → “••”", "secure text entry"])
  }

  @Test func `runs of an attribute that are the same are left out`() {
    #expect(
      sentences(
        ["text": "Hello you", "attributes.font": "A 20"],
        ["text": "Hello you", "attributes.font": "A 26 at 0–5; A 20 at 5–9"])
        == ["font A 20 → A 26 at 0–5 “Hello”"])
  }

  @Test func `an item that came is reported with its side`() {
    #expect(
      sentences(["leftItems": "“Edit”"], ["leftItems": "“Back up”, “Edit”"]) == [
        "left item “Back up” appeared"
      ])
    #expect(sentences([:], ["leftItems": "“Back up”"]) == ["left item “Back up” appeared"])
    #expect(sentences(["rightItems": "add"], [:]) == ["right item add vanished"])
  }

  @Test func `an item that came shifts the fields of the others, which is not reported`() {
    #expect(
      sentences(
        ["leftItems": "“Edit”", "leftItems.0.style": "done"],
        ["leftItems": "“Back up”, “Edit”", "leftItems.1.style": "done"]) == [
          "left item “Back up” appeared"
        ])
  }

  @Test func `the field of an item is named after the item`() {
    #expect(
      sentences(
        ["rightItems": "“Edit”, add"],
        ["rightItems": "“Edit”, add", "rightItems.0.style": "done", "rightItems.1.enabled": "no"])
        == ["right item “Edit” style plain → done", "right item add disabled"])
  }

  @Test func `the selected segment follows from a changed title, but not from a changed index`() {
    #expect(
      sentences(
        ["segments": "“Day”, “Week”", "selectedSegment": "0 “Day”"],
        ["segments": "“Hour”, “Week”", "selectedSegment": "0 “Hour”"]) == [
          "segment “Day” → “Hour”"
        ])
    #expect(
      sentences(
        ["segments": "“Day”, “Week”", "selectedSegment": "0 “Day”"],
        ["segments": "“Day”, “Week”", "selectedSegment": "1 “Week”"]) == [
          "selected segment 0 “Day” → 1 “Week”"
        ])
  }

  @Test func `a large title follows from the setting that decides about it`() {
    #expect(
      sentences([:], ["prefersLargeTitles": "yes", "largeTitle": "yes"]) == [
        "prefers large titles"
      ])
    #expect(
      sentences([:], ["largeTitleDisplayMode": "never"]) == [
        "large title display mode automatic → never"
      ])
    #expect(sentences([:], ["largeTitle": "yes"]) == ["large title no → yes"])
  }

  @Test func `images by state are reported without their hashes`() {
    #expect(
      sentences(
        ["image.selected": "24×24 0123456789abcdef"], ["image.selected": "24×24 fedcba9876543210"])
        == ["another image for selected of 24×24"])
    #expect(
      sentences([:], ["backgroundImage": "24×24 0123456789abcdef"]) == [
        "background image none → 24×24"
      ])
  }

  @Test func `properties that are set are reported as verbs`() {
    #expect(sentences([:], ["enabled": "no"]) == ["disabled"])
    #expect(sentences(["on": "yes"], [:]) == ["switched off"])
    #expect(sentences([:], ["translucent": "no"]) == ["no longer translucent"])
    #expect(sentences([:], ["secureTextEntry": "yes"]) == ["secure text entry"])
  }

  @Test func `a title by state is quoted`() {
    #expect(
      sentences([:], ["title.selected": "“On”"]) == ["title for selected none → “On”"])
  }
}

/// The items of recorded lists.
struct ItemListChangeTests {
  @Test func `a comma in a title does not divide items`() {
    #expect(ItemListChange.items(of: "“Day, week”, image") == ["“Day, week”", "image"])
    #expect(ItemListChange.items(of: "none") == [])
  }

  @Test func `one item that came, went or changed is found at any place`() {
    #expect(ItemListChange("“a”, “c”", "“a”, “b”, “c”") == .appeared("“b”"))
    #expect(ItemListChange("“a”, “a”", "“a”") == .vanished("“a”"))
    #expect(ItemListChange("“a”, “b”, “c”", "“a”, “x”, “c”") == .changed("“b”", "“x”"))
  }

  @Test func `a new order is not divided`() {
    #expect(ItemListChange("“a”, “b”", "“b”, “a”") == .other)
  }
}

/// The recorded values of attributes.
struct AttributeWordsTests {
  private let none = AttributeWords("none")

  @Test func `a value of the whole text is quoted without it`() {
    #expect(AttributeWords("Inter Bold 12").quoting("Hello", unlike: none) == "Inter Bold 12")
  }

  @Test func `each range is quoted, and a long part is cut`() {
    let text = String(repeating: "word ", count: 20)
    #expect(
      AttributeWords("2 at 0–4; 3 at 5–50").quoting(text, unlike: none)
        == "2 at 0–4 “word”; 3 at 5–50 “word word word word wor…”")
  }

  @Test func `a range beyond the text, as of a damaged golden, is left as it is`() {
    #expect(AttributeWords("2 at 3–9").quoting("Hi", unlike: none) == "2 at 3–9")
    #expect(AttributeWords("2 at 9–3").quoting("Hi", unlike: none) == "2 at 9–3")
  }

  @Test func `a value may contain the separator of an attribute's ranges`() {
    #expect(AttributeWords("look at me at 0–2").values == ["look at me"])
  }
}
