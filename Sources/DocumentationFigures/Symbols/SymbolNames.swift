/// The names of the symbols that about four of five calls in public apps use (fact AS10).
enum SymbolNames {
  static let all = """
    arrow.2.squarepath arrow.clockwise arrow.counterclockwise arrow.down arrow.down.circle
    arrow.down.doc arrow.right arrow.up.arrow.down arrow.up.circle arrow.up.doc
    arrow.up.forward.app arrow.up.forward.square arrow.up.right arrowshape.turn.up.left
    arrowshape.turn.up.left.fill bag bell bell.badge bell.slash bolt bolt.fill book bookmark
    bookmark.fill books.vertical building.columns camera checkmark checkmark.circle
    checkmark.circle.fill checkmark.shield chevron.backward chevron.down
    chevron.down.circle.fill chevron.forward chevron.left chevron.right chevron.right.circle
    chevron.up chevron.up.chevron.down circle circle.fill clock clock.fill doc doc.on.clipboard
    doc.on.doc doc.on.doc.fill document.on.document ellipsis ellipsis.circle envelope
    exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill eye eye.fill face.smiling folder gamecontroller
    gamecontroller.fill gear gearshape globe globe.americas.fill headphones heart highlighter
    house info.circle info.circle.fill ladybug.fill line.3.horizontal.decrease line.horizontal.3
    link list.bullet list.star magnifyingglass message mic minus.circle minus.circle.fill
    minus.square number paperplane pencil person person.crop.circle phone photo
    photo.on.rectangle play.fill plus plus.circle plus.circle.fill
    plus.square.fill.on.square.fill plus.square.on.square qrcode questionmark.circle
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right.fill safari
    server.rack shield speaker.slash.fill speaker.wave.2 square.and.arrow.down
    square.and.arrow.up square.and.pencil square.grid.2x2 star star.fill stop.circle trash
    trash.fill xmark xmark.circle xmark.circle.fill
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
