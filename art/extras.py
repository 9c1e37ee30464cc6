"""What lies beside the products: cables, chargers, a comb, typeset pages."""
import math
import numpy as np
from PIL import Image, ImageDraw, ImageFont
import shapes, studio as s
from shapes import sheet, tube
from surfaces import Surface, cloth, paper

GARAMOND = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf"

# --- Cable, charger, puck ---------------------------------------------------------

def rubber(colour):
    return Surface("cable " + colour, colour, roughness=0.55, Specular=0.4).material

def spline(points, steps=14):
    pts = [np.asarray(p, float) for p in points]
    pts = [2*pts[0]-pts[1]] + pts + [2*pts[-1]-pts[-2]]
    out = []
    for i in range(1, len(pts)-2):
        a,b,c,d = pts[i-1:i+3]
        for t in np.linspace(0,1,steps,endpoint=False):
            out.append(0.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3))
    out.append(pts[-2])
    return np.array(out)

def plug(colour, at, turn, z=None):
    """A USB-C plug whose cable ends at `at` and which points to `turn` degrees (0 is +x)."""
    body = s.material("plug body "+colour, colour, 0.45, specular=0.4)
    metal = s.material("plug metal", "#C6CACE", 0.18, 1.0)
    dark = s.material("plug dark", "#0B0C0E", 0.5)
    # built along +x, middle height 0
    relief = tube("relief", [(-0.001,0,0),(0.004,0,0),(0.009,0,0)], 0.0023, body, sides=20)
    grip = s.rounded_box("grip", (0.0062, 0.0112, 0.020), 0.0029, 0.0012, body, steps=8)
    s.put(grip, (0.0075,0,0), (0,90,0))
    shell = s.rounded_box("shell", (0.0025, 0.0083, 0.0068), 0.00124, 0.0003, metal, steps=8)
    s.put(shell, (0.0272,0,0), (0,90,0))
    hole = s.panel("mouth", 0.0017, 0.0074, 0.00084, dark)
    s.put(hole, (0.03403,0,0), (0,90,0))
    parts = [relief, grip, shell, hole]
    s.move(parts, rotation=(0,0,turn))
    return s.move(parts, (at[0], at[1], 0.0031 if z is None else z))

def relaxed(path, reach=0.009):
    """The path without kinks: points a millimetre apart, each averaged with its neighbours, the ends pinned."""
    length=np.concatenate([[0],np.cumsum(np.linalg.norm(np.diff(path,axis=0),axis=1))])
    at=np.arange(0,length[-1],0.001)
    even=np.stack([np.interp(at,length,path[:,i]) for i in range(3)],-1)
    n=int(reach/0.001)
    out=even.copy()
    for _ in range(2):
        source=out.copy()
        for i in range(len(out)):
            k=min(n,i,len(out)-1-i)
            out[i]=source[i-k:i+k+1].mean(axis=0)
    return out

def coil(colour, at, radius=0.036, loops=3, strand=0.0017, ends=((0.075,-0.01),(0.07,0.03)), start=200, turns=(0,20), tie=None, seed=1, plugs=(True, True)):
    """A cable wound flat; its inner end crosses the windings. Both go to plugs at `ends` (from the coil's middle), which point to `turns`; `tie` is the band's angle."""
    rnd = np.random.default_rng(seed)
    mat = rubber(colour)
    n = int(28*loops)
    ph = rnd.uniform(0, 6, 3)
    pitch = strand*2.12
    knots=[]
    for i in range(n+1):
        turn = loops*i/n
        a = math.radians(start) + 2*math.pi*turn
        r = radius + pitch*turn + 0.0007*math.sin(a+ph[0])
        knots.append((r*math.cos(a)*1.05, r*math.sin(a), strand))
    first, last = np.array(knots[0]), np.array(knots[-1])
    def direction(turn):
        t=math.radians(turn); return np.array((math.cos(t), math.sin(t), 0))
    def lead(knot, nxt, end, turn, over):
        d = knot-np.array(nxt); d/=np.linalg.norm(d)
        e = np.array((end[0], end[1], 0.0031))
        back = e - 0.020*direction(turn)
        back[2]=max(strand,0.0025)
        if over:
            # up over the windings, and down outside of them
            p1=knot+d*0.012; p1[2]=strand*2.6
            out=radius+pitch*loops+0.009
            # outwards along the tangent until outside
            far=knot+d*math.sqrt(max(out**2-radius**2,0.0001))
            p2=(p1+far)/2; p2[2]=strand*3.3
            far[2]=strand*1.5
            return [p1,p2,far,back,e]
        p=knot+d*0.022; p[2]=strand
        return [p,back,e]
    pre = lead(first, knots[1], ends[0], turns[0], True)[::-1]
    post = lead(last, knots[-2], ends[1], turns[1], False)
    path = relaxed(spline([*pre, *knots, *post], 10))
    parts = [tube("cable", path, strand, mat, sides=16)]
    if plugs[0]: parts += plug(colour, ends[0], turns[0])
    if plugs[1]: parts += plug(colour, ends[1], turns[1])
    if tie is not None:
        a = math.radians(tie)
        mid = radius+pitch*(loops/2)
        wide, high = pitch*(loops+1.0)+0.0022, strand*2+0.0016
        outline = s.rounded_outline(wide, high, high*0.48, 8)
        rings=[[(x,w,y+high/2) for x,y in outline] for w in np.linspace(-0.0045,0.0045,5)]
        band = s.loft("tie", rings, s.material("tie","#3A3B40",0.85,sheen=0.5,bump=(2500,0.5)), caps=False)
        sol = band.modifiers.new("T","SOLIDIFY"); sol.thickness=0.0007; sol.offset=1
        s.put(band, (mid*1.05*math.cos(a), mid*math.sin(a), 0.0), (0,0,math.degrees(a)))
        parts.append(band)
    return s.move(parts, (at[0],at[1],0))

def charger(size, at, turn, label, pins="back"):
    """A wall charger lying on its side: round pins away from its socket, which faces -y before `turn`."""
    w,d,h = size
    shell = s.material("charger "+label, "#ECE8E0", 0.42, specular=0.4)
    end = s.material("charger end", "#E2DDD3", 0.5, specular=0.4)
    dark = s.material("charger dark", "#101114", 0.5)
    rim = s.material("charger rim", "#B9BCC0", 0.2, 1.0)
    metal = s.material("pin", "#C9C3B4", 0.2, 1.0)
    sleeve = s.material("sleeve", "#2A2B2E", 0.5)
    ink = s.material("charger ink", "#8A8782", 0.6)
    # long axis along y, from -d/2 (socket) to d/2 (pins)
    body = s.rounded_box("charger", (w,h,d), min(w,h)*0.24, 0.0026, shell, steps=14, bevel_steps=7)
    s.put(body,(0,d/2,0),(90,0,0))
    parts=[body]
    plate = s.rounded_box("plate",(w*0.80,h*0.80,0.0022),min(w,h)*0.22,0.0006,end,steps=14)
    s.put(plate,(0,d/2-0.0004,0),(-90,0,0)); parts.append(plate)
    for sx in (-1,1):
        pin = s.lathe("pin",[(0.0020,0),(0.0020,0.0085),(0,0.0085)],sleeve,(sx*0.0095,d/2,0),(-90,0,0),40)
        tip = s.lathe("tip",[(0.00198,0.008),(0.00198,0.0178),(0.0012,0.0188),(0,0.019)],metal,(sx*0.0095,d/2,0),(-90,0,0),40)
        parts += [pin,tip]
    for name,ww,hh,m,o in (("rim",0.0098,0.0038,rim,0.00002),("hole",0.0090,0.0030,dark,0.00006)):
        p = s.panel(name,ww,hh,hh/2,m); s.put(p,(0,-d/2-o,0),(90,0,0)); parts.append(p)
    t = s.text("watt",label,0.0072,ink,(0,-d*0.18,h/2+0.00004),font="/usr/share/fonts/truetype/lato/Lato-Medium.ttf")
    parts.append(t)
    s.move(parts,(0,0,h/2),(0,0,0))
    s.move(parts,rotation=(0,0,turn))
    return s.move(parts,(at[0],at[1],0))

def puck(at, colour="#F0ECE4"):
    """A magnetic charger of the watch, lying flat."""
    white = s.material("puck", colour, 0.4, specular=0.4)
    steel = s.material("puck steel", "#C4C7CB", 0.2, 1.0)
    glass = s.material("puck face", "#F7F5F0", 0.15, specular=0.5, clearcoat=0.6)
    r=0.0155
    base = s.lathe("puck",[(0.00002,0),(r-0.001,0),(r,0.001),(r,0.0045),(r-0.0006,0.0052),(r-0.0016,0.0054)],steel,segments=120)
    face = s.lathe("puck face",[(r-0.0016,0.0050),(r-0.0018,0.0056),(r-0.0032,0.0056),(r-0.0040,0.0050),(0,0.0047)],glass,segments=120)
    gold = s.material("contact", "#D9B27A", 0.2, 1.0)
    parts=[base,face]
    for sx in (-1,1):
        parts.append(s.lathe("contact",[(0.0011,0.0047),(0.0009,0.0050),(0,0.0050)],gold,(sx*0.0035,0,0),segments=32))
    relief = tube("puck relief",[(r-0.0015,0,0.0026),(r+0.004,0,0.0026),(r+0.008,0,0.0026)],[0.0024,0.0022,0.0018],white,sides=20)
    parts.append(relief)
    return parts

# --- Comb ---------------------------------------------------------------------------

def wood():
    w = Surface("wood", "#9A6A3C", roughness=0.48, Specular=0.35)
    if not w.made:
        where = w.where()
        grain = w.noise(w.scaled(where,(1,0.05,1)),0.0022,4)
        w.set(w.shader,{"Base Color":w.ramp(grain,(0.3,"#6E4524"),(0.5,"#9A6A3C"),(0.72,"#B98852"))})
        w.bump(grain,0.00003)
    return w.material

def comb():
    """A wooden comb lying flat, its teeth towards -y."""
    m = wood(); long, back, thick = 0.132, 0.015, 0.0042
    parts=[s.rounded_box("comb back",(long,back,thick),0.0065,0.0014,m,(0,back/2+0.0,0),steps=12)]
    teeth=30
    for i in range(teeth):
        x=-long/2+0.0085+i*(long-0.017)/(teeth-1)
        bow = 1-((x)/(long/2))**4
        length=0.021+0.004*bow
        parts.append(s.rounded_box("tooth",(0.0024,length+0.004,thick-0.0008),0.0011,0.0009,m,(x,0.004-(length+0.004)/2+0.001,0.0004),steps=5,bevel_steps=4))
    for x in (-1,1):
        parts.append(s.rounded_box("end tooth",(0.0075,0.0265,thick-0.0002),0.0034,0.0012,m,(x*(long/2-0.0038),0.006-0.0265/2,0.0001),steps=8))
    return parts

# --- Typesetting ----------------------------------------------------------------------

def garamond(px, face="Regular"):
    return ImageFont.truetype(GARAMOND.format(face), round(px))

def justified(draw, text, font, box, leading, ink, indent=0, cap=None):
    """Sets paragraphs justified into box (x0,y0,x1,y1); returns what didn't fit and y."""
    x0,y0,x1,y1 = box
    y=y0; space = draw.textlength(" ",font=font)
    paragraphs = list(text)
    first=True
    while paragraphs:
        words = paragraphs.pop(0).split()
        head=True
        while words:
            left = x0 + (indent if head and not first else 0)
            if cap and y < cap[1]: left = max(left, cap[0])
            line=[]; width=0
            while words:
                w=draw.textlength(words[0],font=font)
                if line and width+space*0.82+w > x1-left: break
                width += (space if line else 0)+w
                line.append(words.pop(0))
            natural=sum(draw.textlength(w,font=font) for w in line)
            gap=space if (not words or len(line)<2) else (x1-left-natural)/(len(line)-1)
            x=left
            for w in line:
                draw.text((x,y),w,ink,font,"ls"); x+=draw.textlength(w,font=font)+gap
            y+=leading; head=False
            if y>y1:
                return [" ".join(words)]*bool(words)+paragraphs, y
        first=False
    return [], y

PAPER, INK = "#EAE1CF", "#2A2622"
SCALE = 14000   # pixels a metre

VISIT = [
 "The shutter goes up at ten past six, and has done so on every working day since 1911. Behind it is a room four paces wide. There are nails in it, by weight; there is rope, by the arm; there are lamp glasses for lamps that nobody has made for sixty years, because somebody, twice a year, still owns one.",
 "“My grandfather bought a box of four hundred,” says Farida, who has the shop now. “He said, one day a person will come in who has looked everywhere. You want to be the last place they look.” She counts what is left. Thirty-one.",
 "It would be easy to call this sentiment. The ledger says otherwise. A customer who comes for a lamp glass comes back for hinges, and sends a nephew for paint. In the notebook that hangs from a string by the till, Farida writes down whatever she was asked for and did not have. On the first of the month she reads it through, and orders what stands there twice.",
 "That is the whole method. No shop I visited had a better one, and four of them, in four towns, had the very same notebook on the very same string.",
 "I asked what she would tell somebody who opens a shop today. She thought about it for as long as it took to weigh half a kilo of tacks.",
 "“Learn the names,” she said. “First of the things. Then of the people. Then, when the bad year comes, and it comes, you will find that you are not alone in it.”",
 "The bad years here were 1943, 1974, and the spring when the bridge was closed. Each has its own page in the ledger, and at the foot of each page stands the same line in a different hand: still open.",
 "She keeps no computer. Her nephew, who does, once put the whole stock into a list for her, over a winter. It came to two thousand one hundred things. She printed it, corrected it in pencil, and hung it beside the notebook. “It is a good list,” she says. “But it doesn’t ask anybody anything.”",
 "So she asks. What is it for? How old is the door? Who cut it last time? A man who wanted a bolt leaves with a smaller bolt, a drop of oil and some advice, having spent less than he meant to. He will be back, and he will not have looked at the price anywhere else.",
 "There is a large shop by the new road now, with a car park. Farida has been to see it. She found it clean and the prices fair, and nobody there could tell her which of the eleven kinds of screw would hold in old brick. She bought two of each, tried them at home, and wrote down what she learnt.",
 "What she learnt is on a card now, tacked to the inside of the shutter, where only she can see it. There are cards for brick, for hard wood, for soft wood, and for the plaster in the houses behind the station, which is like nothing else. The oldest is in her grandfather’s hand. None of them says what to sell. They say what holds.",
 "“People think that a small shop lives on being near,” she told me. “But the bus goes everywhere. We live on being right.” And when she isn’t? She laughed, and showed me the drawer. In it lies everything that was ever brought back, each piece with its own slip of paper: too short, too soft, wrong thread, my mistake. Twice a year she empties it onto the counter and goes through it with the nephew, as other families go through photographs.",
 "When I left, she had taken the lamp glasses down, and was wiping them, one after the other. A boy stood at the counter with a list. She read it, and reached behind her without looking.",
]

def blank_page(w=0.1455, h=0.2216):
    return Image.new("RGB",(round(w*SCALE),round(h*SCALE)),PAPER)

def text_page(paragraphs, number, running, opening=None):
    image=blank_page(); draw=ImageDraw.Draw(image); W,H=image.size
    mm=SCALE/1000
    left = number%2==0
    inner, outer = 23*mm, 17*mm
    x0,x1=(outer,W-inner) if left else (inner,W-outer)
    body=garamond(4.45*mm); leading=5.75*mm
    y=27*mm; cap=None
    if opening:
        chapter,title=opening
        draw.text(((x0+x1)/2,40*mm),chapter,"#B0641A",garamond(4.6*mm,"Italic"),"ms")
        yy=56*mm
        for line in title:
            draw.text(((x0+x1)/2,yy),line,"#1F2A5A",garamond(9.2*mm,"Regular"),"ms"); yy+=10.5*mm
        draw.line(((x0+x1)/2-7*mm,yy-2*mm,(x0+x1)/2+7*mm,yy-2*mm),"#B0641A",round(0.3*mm))
        y=yy+15*mm
        first=paragraphs[0][0]
        f=garamond(17.6*mm)
        w=draw.textlength(first,font=f)
        draw.text((x0-0.3*mm,y+leading),first,"#1F2A5A",f,"ls")
        cap=(x0+w+1.6*mm,y+leading*1.5)
        paragraphs=[paragraphs[0][1:],*paragraphs[1:]]
    else:
        draw.text(((x0+x1)/2,17*mm),running,"#6B6257",garamond(3.7*mm,"Italic"),"ms")
    rest,_=justified(draw,paragraphs,body,(x0,y,x1,H-25*mm),leading,INK,4.2*mm,cap)
    draw.text(((x0+x1)/2,H-13*mm),str(number),"#6B6257",garamond(3.9*mm),"ms")
    return image,rest

def contents_page():
    image=blank_page(); draw=ImageDraw.Draw(image); W,H=image.size; mm=SCALE/1000
    x0,x1=19*mm,W-17*mm
    draw.text((x0,37*mm),"Twelve visits","#1F2A5A",garamond(9.5*mm),"ls")
    rows=(("The lamp glasses",9),("Bread at four in the morning",27),("A tailor and his three doors",45),("Ink, by the bottle",63),
          ("The ferry stop grocer",81),("Two sisters, one scale",101),("What the clockmaker owes",121),("Seeds for next year",139),
          ("The tea that travels",159),("A bookshop without a sign",179),("Kites, out of season",199),("Still open",219))
    y=57*mm
    for i,(name,page) in enumerate(rows,1):
        draw.text((x0,y),str(i),"#B0641A",garamond(4.6*mm,"Italic"),"ls")
        draw.text((x0+10*mm,y),name,INK,garamond(4.9*mm),"ls")
        draw.text((x1,y),str(page),INK,garamond(4.9*mm),"rs")
        y+=10.6*mm
    y+=3*mm
    draw.text((x0+10*mm,y),"What they have in common",INK,garamond(4.9*mm,"Italic"),"ls"); draw.text((x1,y),"237",INK,garamond(4.9*mm),"rs")
    return image

def title_page():
    image=blank_page(); draw=ImageDraw.Draw(image); W,H=image.size; mm=SCALE/1000
    c=(W-2*mm)/2
    y=62*mm
    for line in ("Small Stall,","Long Road"):
        draw.text((c,y),line,"#1F2A5A",garamond(15*mm),"ms"); y+=17*mm
    draw.text((c,y+2*mm),"How little shops outlast big ones",INK,garamond(5.6*mm,"Italic"),"ms")
    # the stall
    sx,sy,u=c,150*mm,mm
    for i in range(6):
        a,b=i/6-.5,(i+1)/6-.5
        col="#1F2A5A" if i%2 else "#E8A020"
        draw.polygon([(sx+22*a*u,sy),(sx+22*b*u,sy),(sx+28*b*u,sy+9*u),(sx+28*a*u,sy+9*u)],fill=col)
        draw.pieslice((sx+28*a*u,sy+7*u,sx+28*b*u,sy+11.4*u),0,180,fill=col)
    for px in (-11,11): draw.rectangle((sx+px*u-.5*u,sy+9*u,sx+px*u+.5*u,sy+27*u),fill="#1F2A5A")
    draw.rectangle((sx-13*u,sy+18*u,sx+13*u,sy+21*u),fill="#1F2A5A")
    return image

# --- The open book -----------------------------------------------------------------------

def open_book(left, right, share=0.5, ribbon=True):
    """The book lying open on z=0, its gutter along y at x=0; `left` and `right` are page images, `share` of the leaves lies on the left."""
    from models import book
    W,H,B,T=0.1455,0.2216,book.BOARD,book.BLOCK
    parts=[]
    def profile(t, lift=0.0, n=90):
        u=np.concatenate([np.linspace(0,0.2,46)[:-1],np.linspace(0.2,1,n-45)])
        rise=(1-np.exp(-u/0.045))
        z=B+0.0012+(t-0.0012)*rise + 0.0046*np.exp(-((u-0.17)/0.20)**2)*rise*(t/ (T/2))**0.5 + lift*np.clip((u-0.3)/0.7,0,1)**2
        ux=u*W
        # keep the length of the paper
        d=np.hypot(np.diff(ux),np.diff(z)); s_=np.concatenate([[0],np.cumsum(d)])
        x=np.interp(np.linspace(0,1,len(u))*s_[-1], s_, ux)*(W/s_[-1]) + 0.0009*rise[-1]*0
        x=ux*(W/s_[-1])
        return x+0.0007,z,s_/s_[-1]
    y=np.linspace(-H/2,H/2,40)
    for side,image,t in ((-1,left,T*share),(1,right,T*(1-share))):
        x,z,u=profile(t)
        # the block below the topmost leaves
        fan=0.0030
        top=[(side*a,b-0.0004) for a,b in zip(x,z)]
        bottom=[(side*(x[-1]+fan*(0.5)),B),(side*0.002,B)]
        fore=[(side*(x[-1]+fan*k*0.5),B+(z[-1]-0.0004-B)*(1-k)) for k in np.linspace(0.15,0.9,6)]
        outline=top+fore+bottom
        if side<0: outline=outline[::-1]
        rings=[[(a,yy,b) for a,b in outline] for yy in (H/2,-H/2)]
        block=s.loft("open block",rings,book.page_material()); parts.append(block)
        # loose leaves and the printed page
        lifts=(0.0006,0.0016,0.0030) if side>0 else (0.0005,0.0014,0.0022)
        for k,lift in enumerate(lifts):
            lx,lz,lu=profile(t,lift)
            lz=lz+0.00012*(k+1)
            pts=np.zeros((len(lx),len(y),3))
            curl=1+0.55*np.clip(-y/(H/2),0,1)**2*(1 if side>0 else 0.4)
            base=profile(t,0)[1]+0.00012*(k+1)
            pts[...,0]=side*(lx[:,None]+0*y[None]-0.0002*k)
            pts[...,1]=y[None]
            pts[...,2]=base[:,None]+(lz-base)[:,None]*curl[None]
            last=k==len(lifts)-1
            if last:
                # u runs in reading direction, from the page's left edge
                uu=lu if side>0 else 1-lu
                uv=np.stack(np.broadcast_arrays(uu[:,None],(y[None]+H/2)/H),axis=-1)
                mat=s.image_material("print %d"%side,image,0.85,specular=0.15)
                thing=sheet("printed",pts,mat,uv=uv)
            else:
                thing=sheet("leaf",pts,paper("page","#F4ECDB"))
            parts.append(thing)
    # boards and the spine, flat on the table
    off=0.0090
    for side in (-1,1):
        b=book.board("open board"); s.move([b],(side*(off+ (book.WIDTH-0.0085)/2)-0.0085/2,0,0)); parts.append(b)
    for side in (-1,1):
        end=s.rounded_box("endpaper",(0.1400,H,0.0004),0.0006,0.0001,paper("end paper","#243066"),(side*(off-0.002+0.1400/2),0,B))
        parts.append(end)
    strip=s.rounded_box("open spine",(0.0300,book.HEIGHT-0.0008,0.0014),0.001,0.0004,book.cover_cloth(),(0,0,0.0))
    parts.append(strip)
    if ribbon:
        rs=Surface("ribbon","#A8322A",roughness=0.5,Sheen=0.5)
        # lies in the gutter, comes out at the foot
        t=np.linspace(0,1,60)
        yy=0.1095-(0.1095+H/2+0.034)*t
        inside=yy>-H/2-0.001
        zr=np.where(inside,B+0.0050,0)
        drop=np.clip((-H/2-yy)/0.012,0,1)
        zz=(B+0.0050)*(1-drop**1.5)+0.0006
        zz=np.maximum(zz,0.0006)
        xx=0.0000+0.010*np.clip((-H/2-yy+0.004)/0.04,0,1)**1.5
        pts=np.zeros((60,2,3)); ac=np.array([-1,1])*0.0021
        pts[...,0]=xx[:,None]+ac; pts[...,1]=yy[:,None]; pts[...,2]=zz[:,None]+0.0002
        r=sheet("ribbon",pts,rs.material); r.modifiers.new("T","SOLIDIFY").thickness=0.0003; parts.append(r)
    return parts
